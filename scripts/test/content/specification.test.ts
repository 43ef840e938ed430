import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ledgerFigure } from './specification/figures.ts'
import { isThere } from './specification/files.ts'
import { section1 } from './specification/section-1.ts'
import { section2 } from './specification/section-2.ts'
import { section3 } from './specification/section-3.ts'
import { section4, section5, section6, section7, section8 } from './specification/section-4-to-8.ts'
import { section9 } from './specification/section-9.ts'
import { fingerprint, type Sentence } from './specification/sentence.ts'

/**
 * The sections of the specification, each with the fingerprint of its words (headings and heads of tables left out).
 * A sentence that is dropped from a table, or altered, changes it.
 */
const sections: readonly { name: string; sentences: readonly Sentence[]; words: string }[] = [
  { name: '1. What the product does and for whom', sentences: section1, words: 'e0ceda7927313a4d' },
  { name: '2. Screens and routes', sentences: section2, words: '055f179837872dfd' },
  { name: '3. Entities and their fields', sentences: section3, words: '0d63351863123e83' },
  { name: '4. States and transitions', sentences: section4, words: '3fe72d75c60154ed' },
  { name: '5. Validation rules', sentences: section5, words: '2145d0efece5d8f5' },
  { name: '6. Roles and permissions', sentences: section6, words: '048858848b8f86a4' },
  { name: '7. The calls it makes', sentences: section7, words: '84e9184eccd20be5' },
  { name: '8. Error catalogue', sentences: section8, words: '25b2268cc75ebad0' },
  { name: '9. Business constants and limits', sentences: section9, words: 'c6473c18894d0ee0' },
]
const all = sections.flatMap(({ sentences }) => sentences)
const elsewhere = all.flatMap(({ due }) => due.filter((each) => 'testedIn' in each))

test.each(elsewhere)('$testedIn has the test: $title', ({ testedIn, title }) => {
  expect(readFileSync(`scripts/test/${testedIn}`, 'utf8')).toContain(`'${title}'`)
})

test('every sentence has a figure, a check, or a reason why nothing is due', () => {
  expect(all.filter(({ figures, due }) => figures.length + due.length === 0)).toEqual([])
})

for (const { name, sentences, words } of sections) {
  describe(name, () => {
    test('is quoted whole, word for word', () => {
      expect(fingerprint(sentences.map(({ words }) => words).join(' '))).toBe(words)
    })

    for (const sentence of sentences) {
      const reason = whyNotHere(sentence)
      if (reason) test.skip(`${sentence.words} (${reason})`)
      else test(sentence.words, () => expectTrue(sentence))
    }
  })
}

/** Why a sentence has no test here. */
function whyNotHere({ due, file }: Sentence): string | undefined {
  if (file && !isThere(file)) return `the content has no ${file}, or only a draft of it`
  const other = due.find((each) => typeof each === 'object')
  return other && ('reason' in other ? `none due: ${other.reason}` : `tested in ${other.testedIn}: ${other.title}`)
}

/** The ledger names the page of a figure, where the build reads it back; the rest is checked here. */
function expectTrue({ figures, due }: Sentence): void {
  for (const { id, page } of figures) expect(ledgerFigure(id).pages, id).toContain(page)
  for (const check of due) if (typeof check === 'function') check()
}
