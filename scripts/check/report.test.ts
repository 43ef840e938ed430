import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { fc } from '../../renderer/content/testing/property.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { UsageError } from '../command-line.ts'
import { onlyFiles, report } from './report.ts'

const problem = (more: Partial<PlacedProblem> = {}): PlacedProblem => ({
  ...{ file: 'nowhere.md', line: 3, column: 5, severity: 'error', rule: 'links/target', message: 'it leads nowhere' },
  ...more,
})

const fileWith = (text: string) => join(createFolder({ 'file.md': text }), 'file.md')

describe('a report for people', () => {
  it('shows the place, the line with a caret beneath the spot, and the fix', () => {
    const file = fileWith('---\ntitle: A\nSee [x](/y).\n')
    expect(report([problem({ file, fix: 'write /z' })], 'text')).toBe(
      [`${file}:3:5 error: it leads nowhere  [links/target]`, '  3 │ See [x](/y).', '    │     ^', '  → write /z'].join(
        '\n',
      ),
    )
  })

  it('shows the same line with the line ends of Windows and a byte order mark', () => {
    const file = fileWith('\uFEFFone\r\ntwo\r\n')
    expect(report([problem({ file, line: 1, column: 1 })], 'text')).toContain('\n  1 │ one\n    │ ^')
  })

  it('shows the spot in a long line', () => {
    const file = fileWith(`${'word '.repeat(100)}:stat[nope] ${'word '.repeat(100)}`)
    const [, excerpt = '', caret = ''] = report([problem({ file, line: 1, column: 501 })], 'text').split('\n')
    expect(excerpt.slice(caret.indexOf('^'))).toMatch(/^:stat\[nope\]/)
    expect(excerpt).toMatch(/^ {2}1 │ ….{100}…$/)
  })

  it.each([1, 50, 101, 150, 151])('shows the spot in column %i of a line of 150', (column) => {
    const line = Array.from({ length: 150 }, (_, index) => String.fromCharCode(0x100 + index)).join('')
    const [, excerpt = '', caret = ''] = report([problem({ file: fileWith(line), line: 1, column })], 'text').split(
      '\n',
    )
    expect(excerpt.charAt(caret.indexOf('^'))).toBe(line.charAt(column - 1))
    expect(excerpt.length).toBeLessThan(110)
  })

  it('hands nothing to the terminal that it would obey', () => {
    const file = fileWith('title: \u001b[2J\u009b2J\u202eevil\ttab\u0007')
    const text = report([problem({ file, line: 1, message: 'found "\u001b]0;title\u0007"' })], 'text')
    expect(text).not.toMatch(/[^\P{C}\n]/u)
    expect(text).toContain('\ufffd[2J\ufffd2J\ufffdevil tab\ufffd')
  })

  it('lets no name and no text of a file begin a command in a log', () => {
    const fix = 'write\n::add-mask::x'
    const text = report(
      [problem({ file: 'a\n::error::x.md', message: 'found "\n ::warning::y ##[group]"', fix })],
      'text',
    )
    expect(text).not.toMatch(/^\s*::|##\[/m)
    expect(text.split('\n')[0]).toContain('a\ufffd::error::x.md:3:5')
  })

  it('waits for no device', () => {
    expect(report([problem({ file: '/dev/zero' })], 'text')).toBe(
      '/dev/zero:3:5 error: it leads nowhere  [links/target]',
    )
  })

  it.each(['nowhere.md', tmpdir()])('shows no line where there is none: %s', (file) => {
    expect(report([problem({ file })], 'text')).toBe(`${file}:3:5 error: it leads nowhere  [links/target]`)
  })

  it('is empty without any', () => {
    expect([report([], 'text'), report([], 'github')]).toEqual(['', ''])
  })
})

describe('a report for programs', () => {
  it('is JSON with all that is known', () => {
    const problems = [problem({ fix: 'm' }), problem({ severity: 'warning' })]
    expect(JSON.parse(report(problems, 'json'))).toEqual({ problems })
    expect(JSON.parse(report([], 'json'))).toEqual({ problems: [] })
  })

  it('annotates the line in a pull request', () => {
    expect(report([problem({ fix: 'write /z' })], 'github')).toBe(
      '::error file=nowhere.md,line=3,col=5,title=links/target::it leads nowhere → write /z',
    )
  })

  it('is one command for each problem, whatever its texts hold', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('a\nb', '::error::x', '100%', 'a,b:c', '\r\n', '\u009b2J'))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (texts) => {
        const problems = texts.map(([file, message, fix]) => problem({ file, message, fix }))
        const written = report(problems, 'github')
        expect(written).not.toMatch(/[^\P{C}\n]/u)
        const lines = written.split('\n')
        expect(lines).toHaveLength(problems.length)
        for (const line of lines) expect(line).toMatch(/^::error file=[^,:]*,line=3,col=5,title=links\/target::/)
      }),
    )
  })
})

const at = (file: string, severity: PlacedProblem['severity'] = 'error'): PlacedProblem => ({
  ...{ file, line: 1, column: 1, severity, rule: 'a/rule', message: 'a message' },
})
const several = [at('README.md'), at('package.json'), at('package.json', 'warning')]

it('all problems are reported when no file is named', () => {
  expect(onlyFiles(several, [])).toEqual({ problems: several, errorsElsewhere: 0 })
})

it('those of a file are reported when it is named, however its path is written, and the errors of others are counted', () => {
  const expected = { problems: [several[0]], errorsElsewhere: 1 }
  expect(onlyFiles(several, ['README.md'])).toEqual(expected)
  expect(onlyFiles(several, [`${process.cwd()}/scripts/../README.md`])).toEqual(expected)
  expect(onlyFiles(several, ['README.md', 'package.json'])).toEqual({ problems: several, errorsElsewhere: 0 })
})

it.each(['READMY.md', 'scripts'])('%s, which is no file, is refused', (path) => {
  expect(() => onlyFiles(several, [path])).toThrow(UsageError)
})
