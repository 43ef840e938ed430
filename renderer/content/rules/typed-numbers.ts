import { covers } from '../entries/accepted.ts'
import type { Figures } from '../figures/figure.ts'
import { type FoundNumber, findNumbers, gap } from '../figures/find-numbers.ts'
import { findOrdinary } from '../figures/phrases.ts'
import { writeReference } from '../figures/reference.ts'
import { suggestReferences } from '../figures/suggest-reference.ts'
import { footnoteMark } from '../markdown/footnotes.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { accepted } from '../schemas/fields.ts'
import { type ReaderText, readerTexts } from './reader-texts.ts'
import type { ContentDocument, Rule } from './rule.ts'

const rule = 'figures/typed-number'

/**
 * A number in a text is a reference to a figure, so that it changes with the figure; any other number is accepted in
 * the frontmatter of its file, word for word and with the reason.
 *
 * Good: `:stat[winners] winners`, `one of the most`
 *
 * Bad: `6 winners`, `six winners`, `accepted: [{ text: '404', reason: fits no number here }]` in the frontmatter
 */
export const typedNumbers: Rule = (document, { figures, phrases }) => {
  const texts = readerTexts(document)
  const acceptances = accepted.parse(document.fields.accepted).map(({ text }) => ({ text: level(text), isUsed: false }))
  const problems: Problem[] = []
  for (const reader of texts) {
    const numbers = findNumbers(reader.text.replace(footnoteMark, (mark) => gap.repeat(mark.length)))
    if (numbers.length === 0) continue
    const isOrdinary = findOrdinary(reader.text, phrases)
    const prose = level(reader.text)
    for (const number of numbers) {
      const covering = acceptances.filter(({ text }) => covers(prose, text, number))
      for (const acceptance of covering) acceptance.isUsed = true
      if (covering.length > 0 || isOrdinary(number)) continue
      const message = `found the number \`${number.text}\` in the text, expected a reference to a figure`
      problems.push(errorAt(reader.placeAt(number.index), rule, message, fix(document, reader, number, figures)))
    }
  }
  for (const [index, { text, isUsed }] of acceptances.entries()) {
    if (isUsed) continue
    const isSaid = texts.some((reader) => level(reader.text).includes(text))
    const fault = isSaid ? 'does not cover a whole number' : 'no text of this file says it'
    const advice = `write ${isSaid ? 'the whole number' : 'it'} as it is in the text, or remove the entry`
    const place = { file: document.file, path: ['accepted', index, 'text'] }
    problems.push(errorAt(place, rule, `\`${text}\` is accepted, but ${fault}`, advice))
  }
  return problems
}

/** A line of prose may end anywhere, and its quotes may be typed or set. */
function level(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** What to do about a number: the references that may be meant, or else the ways to define or accept it. */
function fix(document: ContentDocument, { format }: ReaderText, number: FoundNumber, figures: Figures): string {
  const define = howToDefine(document)
  const references = suggestReferences(number.text, figures, document.scope)
  if (references.length === 0) return define
  const written = references.map(({ id, form }) => `\`${writeReference(format, id, form)}\``)
  const last = written.pop() ?? ''
  const write = `write ${written.length > 0 ? `${written.join(', ')} or ${last}, whichever is meant` : last}`
  // Two figures may have the same value by chance.
  return `${write}; if it is another figure, ${define}`
}

/** How to make a number a figure, if this file can have figures, and how to accept it otherwise. */
function howToDefine({ schema }: ContentDocument): string {
  const accept = 'accept it with a reason: under `accepted` in this file, or in phrases.yaml'
  const hasStats = 'shape' in schema && 'stats' in schema.shape
  return hasStats
    ? `define it under \`stats\` with an id and refer to that, or ${accept}`
    : `refer to a figure of another file, as in \`:stat[file/id]\`, or ${accept}`
}
