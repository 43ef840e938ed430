import { describe, expect, it } from 'vitest'
import { readYaml } from './read-yaml.ts'

/** What is said of some lines of YAML, as `line:column message → fix`. */
function told(...lines: string[]): string[] {
  const read = readYaml('f.yaml', lines.join('\n'))
  return read.ok ? [] : read.problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} → ${fix}`)
}

const tab =
  'the line begins with a tab, where YAML only allows spaces → put spaces in its place, so that the line begins in the column of those that it belongs to'
const noField =
  'expected a field, as `name: value`, found text alone → write a colon and a space after the name of a field; put a # before a comment, and a hyphen before a list entry; indent a continued text by two spaces'
const misaligned =
  'the line begins further left or right than the lines that it belongs to, or is an entry without a list → begin the fields, or the hyphens, that belong together in the same column'
const open = (sign: string) =>
  `the ${sign} is not closed → close it at the end too, or put quotes around a text that begins with it`

describe('a slip is told where it is, with what to do:', () => {
  it.each([
    ['a tab', ['image:', '\talt: A'], `2:1 ${tab}`],
    ['a tab behind spaces', ['a:', '  - b: 1', '  \tc: 2'], `3:3 ${tab}`],
    ['a tab behind the hyphen', ['a:', '  -\tb: 1', '    c: 2'], `2:4 ${tab}`],
    ['no space after a hyphen', ['a:', '  -b', '  - c: d'], '2:3 a space is missing after the hyphen → write `- b`'],
    ['no space after a colon', ['a:b c', 'd: e'], '1:2 a space is missing after the colon → write `a: b c`'],
    ['no space after the last colon', ['a: b', 'c:d'], '2:2 a space is missing after the colon → write `c: d`'],
    ['no colon', ['a: b', 'c d', 'e: f'], `2:1 ${noField}`],
    ['no colon after the first field of an entry', ['a:', '  - b c', '    d: e'], `2:5 ${noField}`],
    ['no colon above a list', ['a: b', 'c', '  - d', '  - e', 'f: g'], `2:1 ${noField}`],
    ['an equals sign', ['a: b', 'c = d'], `2:1 ${noField}`],
    ['a remark', ['a: b', 'This is a note', 'c: d'], `2:1 ${noField}`],
    ['a quotation mark without end', ["a: 'b c", 'd: e'], `1:4 ${open("'")}`],
    ['a quotation mark without end, at the end', ['a: b', 'c: "d'], `2:4 ${open('"')}`],
    ['a quotation mark without end, above an empty line', ['a: "b', '', 'c: "d e"'], `1:4 ${open('"')}`],
    ['a bracket without end', ['a: [b, c', 'd: e'], `1:4 ${open('[')}`],
    ['a bracket without end, above a comment', ['a: [b', '# c', 'd: e'], `1:4 ${open('[')}`],
    [
      'an apostrophe between single quotation marks',
      ["a: 'The donors' test'"],
      '1:15 the text continues after its closing quotation mark → write `a: "The donors\' test"`',
    ],
    [
      'quotation marks within quotation marks',
      ['- a: "The "small" test"'],
      '1:11 the text continues after its closing quotation mark → write `a: \'The "small" test\'`',
    ],
    [
      'a text that begins with a quoted word',
      ['a: "Small" is enough'],
      '1:10 the text continues after its closing quotation mark → write `a: \'"Small" is enough\'`',
    ],
    [
      'a colon within a text',
      ["a: It's b: c"],
      '1:10 a text that contains a colon and a space needs quotes → write `a: "It\'s b: c"`',
    ],
    [
      'a colon at the end of a text',
      ['a: b c:', 'd: e'],
      "1:7 a text that contains a colon and a space needs quotes → write `a: 'b c:'`",
    ],
    [
      'a colon between the quotation marks of a word processor',
      ['a: “b: c”'],
      "1:6 a text that contains a colon and a space needs quotes → write `a: 'b: c'`",
    ],
    [
      'no hyphen before an entry',
      ['a:', '  - b: 1', '    c: 2', '  b: 3'],
      '4:3 `b` begins where the entries of the list begin, but has no hyphen → write `- b: 3`',
    ],
    ['a field too far right', ['a: 1', ' b: 2'], `2:2 ${misaligned}`],
    ['a field too far right, below a comment', ['a: 1', '# b', '  c: 2'], `3:3 ${misaligned}`],
    ['a field too far left', ['a:', '    b: 1', '  c: 2'], `3:3 ${misaligned}`],
    ['an entry too far left', ['a:', '  - b', ' - c'], `3:2 ${misaligned}`],
    ['an entry of no list', ['a: b', '- c'], `2:1 ${misaligned}`],
  ])('%s', (_, lines, message) => {
    expect(told(...lines)).toEqual([message])
  })

  it.each(['[', ']', '{', '}', ',', '%', '@', '`', '*', '& ', '! [', '|', '>', '? ', '- '])(
    'a text that begins with %s',
    (sign) => {
      expect(told('a: b', `c: ${sign}d e f] more`)).toEqual([
        `2:4 a text that begins with ${sign.charAt(0)} needs quotes → write \`c: '${sign}d e f] more'\``,
      ])
    },
  )
})

it('any other fault has the reason of the parser', () => {
  expect(told('a: b', 'c: "d\\q"')).toEqual([
    '2:7 this cannot be read as YAML: unknown escape sequence → write `name: value`, and put quotes around the value if it contains characters such as : # [ { *',
  ])
})

it.each(['a: [b, c]', 'a: { b: c }', 'a: "b: c"', "a: 'it''s'", 'a: b # c: d', 'a: https://b.c', '- a: b'])(
  'a sound line above a slip is not blamed: %s',
  (line) => {
    expect(told(line, 'd e', 'f: g')).toEqual([`2:1 ${noField}`])
  },
)
