import { expect, test } from 'vitest'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { UsageError } from '../options.ts'
import { onlyFiles } from './only-files.ts'

const at = (file: string, severity: Problem['severity'] = 'error'): Problem => ({
  ...{ file, line: 1, column: 1, severity, rule: 'a/rule', message: 'a message' },
})
const problems = [at('README.md'), at('package.json'), at('package.json', 'warning')]

test('all problems are told when no file is named', () => {
  expect(onlyFiles(problems, [])).toEqual({ problems, otherErrors: 0 })
})

test('those of a file are told when it is named, however its path is written, and the errors of others are counted', () => {
  const expected = { problems: [problems[0]], otherErrors: 1 }
  expect(onlyFiles(problems, ['README.md'])).toEqual(expected)
  expect(onlyFiles(problems, [`${process.cwd()}/scripts/../README.md`])).toEqual(expected)
  expect(onlyFiles(problems, ['README.md', 'package.json'])).toEqual({ problems, otherErrors: 0 })
})

test.each(['READMY.md', 'scripts'])('%s, which is no file, is refused', (path) => {
  expect(() => onlyFiles(problems, [path])).toThrow(UsageError)
})
