import { describe, expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { errorAt } from '../../renderer/content/problems/problem.ts'
import { quickFixes, rangeOf } from './diagnostics.ts'

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

/** What the quick fixes of a fault make of the text that it underlines. */
function fixesOf(underlined: string, code: string, message: string, source = 'check'): string[] {
  const document = TextDocument.create('file:///a.md', 'markdown', 1, `before ${underlined} after`)
  const range = { start: { line: 0, character: 7 }, end: { line: 0, character: 7 + underlined.length } }
  return quickFixes([{ range, code, message, source }], document).map(({ edit }) => {
    const fixed = TextDocument.applyEdits(document, edit?.changes?.['file:///a.md'] ?? [])
    return fixed.replace(/^before (.*) after$/, '$1')
  })
}

describe('a diagnostic', () => {
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
})

describe('quick fixes', () => {
  it.each([
    [
      'a reference',
      ':stat[reech]',
      'figures/reference',
      'there is no figure `reech`\n→ did you mean `reach`?',
      [':stat[reach]'],
    ],
    [
      'a value',
      'Implementd',
      'frontmatter/value',
      'expected "Implemented", found "Implementd"\n→ did you mean `Implemented`?',
      ['Implemented'],
    ],
    [
      'an address',
      '/pilotz',
      'links/target',
      'there is no page /pilotz\n→ did you mean `/pilots` or `/pilot`?',
      ['/pilots', '/pilot'],
    ],
    [
      'a place on a page',
      '/pilots#lists',
      'links/anchor',
      'there is no place #lists on /pilots\n→ did you mean `list`? (available anchors: #list)',
      ['/pilots#list'],
    ],
  ])('correct %s', (_, underlined, code, message, fixed) => expect(fixesOf(underlined, code, message)).toEqual(fixed))

  it('offer nothing where the message does not say what to write, or speaks of something else', () => {
    expect(fixesOf('7', 'figures/typed-number', 'found the number `7` in the text')).toEqual([])
    expect(
      fixesOf('---', 'files/name', 'no page is made from this file\n→ did you mean `pages/home.md`? There is one'),
    ).toEqual([])
    expect(fixesOf('reech', 'spelling', 'unknown `reech`, did you mean `reach`?', 'cSpell')).toEqual([])
  })
})
