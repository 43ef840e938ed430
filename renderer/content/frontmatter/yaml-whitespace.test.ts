import { describe, expect, it } from 'vitest'
import { readYaml } from './frontmatter.ts'

/** What is said of a piece of YAML, as `line:column fix`. */
function told(...lines: string[]): string[] {
  const read = readYaml('f.yaml', lines.join('\n'))
  return read.ok ? [] : read.problems.map(({ line, column, fix }) => `${line}:${column} ${fix}`)
}

describe('a tab at the beginning of a line', () => {
  it.each([
    ['beneath the name of a list of fields', ['image:', '\talt: A'], '2:1 let the line begin with 2 spaces and no tab'],
    [
      'within an entry of a list',
      ['a:', '  - b: 1', '\tc: 2', '  - b: 3'],
      '3:1 let the line begin with 4 spaces and no tab',
    ],
    ['before an entry of a list', ['a:', '  - b: 1', '\t- b: 3'], '3:1 let the line begin with 2 spaces and no tab'],
    [
      'before the first entry of a list',
      ['a:', '\t- b: 1', '  - b: 3'],
      '2:1 let the line begin with 2 spaces and no tab',
    ],
    ['behind spaces', ['a:', '  - b: 1', '  \tc: 2'], '3:3 let the line begin with 4 spaces and no tab'],
    ['behind the hyphen', ['a:', '  -\tb: 1', '    c: 2'], '2:4 write one space after the hyphen'],
  ])('%s is one fault, and what is done about it is enough', (_, lines, fault) => {
    expect(told(...lines)).toEqual([fault])
    const [, spaces = '1'] = /with (\d+) spaces/.exec(fault) ?? []
    const followed = lines.map((line) => line.replace(/^ *\t/, ' '.repeat(Number(spaces))).replace('-\t', '- '))
    expect(told(...followed)).toEqual([])
  })

  it('hides no other fault, and each is reported at its own place', () => {
    expect(told('a:', '\tb: 1', 'c:x', '\u00a0d: 1')).toEqual([
      '2:1 let the line begin with 2 spaces and no tab',
      expect.stringMatching(/^3:2 write `c: x`/),
      expect.stringMatching(/^4:1 delete the spaces here/),
    ])
  })

  it('is right within a text over several lines', () => {
    expect(told('a: |', '  one', '  \ttwo')).toEqual([])
  })
})
