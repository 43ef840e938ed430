import { expect, it } from 'vitest'
import { errorAt } from '../../renderer/content/problems/problem.ts'
import { rangeOf } from './ranges.ts'

/** The part of a line, marked by where it begins, that a problem underlines. */
function underlined(marked: string, message: string, rule = 'a/b'): string {
  const line = marked.replace('|', '')
  const { start, end } = rangeOf(
    line,
    errorAt({ file: 'a.md', line: 3, column: marked.indexOf('|') + 1 }, rule, message),
  )
  expect([start.line, end.line]).toEqual([2, 2])
  return line.slice(start.character, end.character)
}

it.each([
  ['what the message quotes', 'All |8,600 people', 'found the number `8,600` in the text', '8,600'],
  ['the longest of that', 'status: |Implementd now', 'expected "Impl", found "Implementd now"', 'Implementd now'],
  ['a reference', 'All |:stat[reech]{form=words} came', 'there is no figure `reech`', ':stat[reech]{form=words}'],
  ['a block', '|::stats[reech]', 'there is no figure `reech`', '::stats[reech]'],
  ['an element', 'All |<Stat id="reech" /> came', 'there is no figure `reech`', '<Stat id="reech" />'],
  ['a text in quotes', `title: |'it''s' # a note`, 'too short', `'it''s'`],
  ['a word', 'the |lamps’ light, and', 'the word does not fit', 'lamps’'],
  ['a sign', 'a |* b', 'this refers to nothing', '*'],
])('underlines %s', (_, line, message, expected) => expect(underlined(line, message)).toBe(expected))

it('underlines the address of a link for a fault of the address, and the whole link for others', () => {
  expect(underlined('See |[it](/pilotz) now', 'there is no page /pilotz', 'links/target')).toBe('/pilotz')
  expect(underlined('See |[here](/pilots) now', 'say where it leads', 'links/text')).toBe('[here](/pilots)')
})

it('underlines nothing behind the end of a line', () => {
  expect(underlined('|', 'the file is empty')).toBe('')
  expect(rangeOf('ab', errorAt({ file: 'a.md', line: 0, column: 99 }, 'a/b', 'gone'))).toEqual({
    start: { line: 0, character: 2 },
    end: { line: 0, character: 2 },
  })
})
