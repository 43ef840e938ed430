import { expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { quickFixes } from './quick-fixes.ts'

/** What the quick fixes of a fault make of the text that it underlines. */
function fixesOf(underlined: string, code: string, message: string, source = 'check'): string[] {
  const document = TextDocument.create('file:///a.md', 'markdown', 1, `before ${underlined} after`)
  const range = { start: { line: 0, character: 7 }, end: { line: 0, character: 7 + underlined.length } }
  return quickFixes([{ range, code, message, source }], document).map(({ edit }) => {
    const fixed = TextDocument.applyEdits(document, edit?.changes?.['file:///a.md'] ?? [])
    return fixed.replace(/^before (.*) after$/, '$1')
  })
}

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
