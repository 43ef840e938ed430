import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

/** The source with each fault that can be put into it. */
function variants(source: string): string[] {
  return findFaults('source.tsx', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  )
}

test.each([
  ['if (isDraft(file)) leave()', ['if (!(isDraft(file))) leave()', 'if (isDraft(file)) ;']],
  ['const a = b < c', ['const a = b <= c']],
  ['const a = (b) >= (c)', ['const a = (b) > (c)']],
  ['const a = b && c', ['const a = b || c']],
  ['const a = 40', ['const a = 41']],
  ['const next = index + 1', ['const next = index - 1', 'const next = index + 2']],
  ['const rules = [links, images]', ['const rules = [images]']],
  ['const page = <p hidden={a ? b : c}>1 more</p>', ['const page = <p hidden={!(a) ? b : c}>1 more</p>']],
])('%s', (source, faults) => {
  expect(variants(source)).toEqual(faults)
})

test.each([
  'type Level = 1 | 2',
  'interface A { level: 1 }',
  "const name = 'a' + b",
  'const list = [one]',
  '// 1 && 2',
])('there is nothing to put into: %s', (source) => {
  expect(variants(source)).toEqual([])
})

test('a source that cannot be parsed is named', () => {
  expect(() => findFaults('broken.ts', 'const = 1')).toThrow('broken.ts cannot be parsed')
})
