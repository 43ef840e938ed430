import { plainText } from '../figures/reference.ts'
import type { Problem } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'
import { termsIn } from './term-references.ts'

/** The most words a sentence may have. */
const maxWords = 40

/**
 * A sentence has at most 40 words. Longer ones have to be read twice, and are lost on many who read a second language.
 *
 * Good: `We asked donors. They answered.`
 *
 * Bad: `We asked the donors who had given before and the donors who had not and the people who had never heard of us and the volunteers who knock at doors and the shops and the schools and the banks and everybody else.`
 */
export const sentenceLength: Rule = (document) =>
  readerTexts(document).flatMap(({ text, locate }) =>
    // A text of so few characters has no room for more words, and is skipped at once.
    [...(text.length > 2 * maxWords ? text.matchAll(sentence) : [])].flatMap(({ 0: written, index }): Problem[] => {
      const words = written.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length
      if (words <= maxWords) return []
      const message = `a sentence of ${words} words is hard to follow`
      return [{ ...locate(index), severity: 'suggestion', rule: 'style/sentence', message, fix: 'split it in two' }]
    }),
  )

const sentence = /\S[\s\S]*?(?:[.!?…]["'”’)]*(?=\s+["'“‘(]*[\p{Lu}\p{N}\uFFFC]|\s*$)|\n\s*\n|$)/gu

/** Abbreviations that readers of this site know, and units and codes. */
const common: readonly string[] = [
  ...['UN', 'NGO', 'NGOS', 'INGO', 'INGOS', 'US', 'USA', 'UK', 'EU', 'CEO', 'SMS', 'FAQ', 'ID', 'OK', 'TV', 'VIP'],
  ...['PDF', 'URL', 'HTML', 'HTTP', 'HTTPS', 'WWW', 'CSV', 'IP', 'IT', 'AI', 'TED', 'COVID', 'GDPR'],
  ...['USD', 'EUR', 'GBP', 'CHF', 'HKD', 'UTC', 'GMT', 'CET', 'CEST', 'AM', 'PM', 'AD', 'BC', 'II', 'III', 'IV', 'VI'],
]

/**
 * An abbreviation is spelled out once in its file, before or in brackets; a reader who comes from a search engine
 * has seen no other page. Terms and common abbreviations need no explanation.
 *
 * Good: `The key performance indicator (KPI) rose. The KPI rose.`, `A PDF from the UN.`, `The :term[ROI] rose.`
 *
 * Bad: `The KPI rose.`
 */
export const abbreviations: Rule = (document) => {
  const reported = new Set<string>()
  const texts = readerTexts(document)
  const terms = termsIn(document).map(({ words }) => words)
  const isExplained = (name: string) =>
    terms.includes(name) || texts.some(({ text }) => new RegExp(`\\(${name}s?\\)|\\b${name}s? \\([^)]`).test(text))
  return texts.flatMap(({ text, locate }) => {
    // A text all in capitals shouts; it abbreviates nothing.
    if (text === text.toUpperCase()) return []
    return [...text.matchAll(/(?<![\p{L}\p{N}&@#/_.-])([A-Z]{2,6})s?(?![\p{L}\p{N}&@/_-])/gu)].flatMap(
      ({ 1: name = '', index }): Problem[] => {
        if (common.includes(name) || reported.has(name) || isExplained(name)) return []
        reported.add(name)
        const message = `the abbreviation ${name} is not explained in this file`
        const fix = `spell it out once: “Full Name (${name})”`
        return [{ ...locate(index), severity: 'suggestion', rule: 'style/abbreviation', message, fix }]
      },
    )
  })
}

/** The longest description that search engines show, and the shortest that they do not replace. */
const limits = { min: 50, max: 160 } as const

/**
 * The description of a page has 50 to 160 characters, as a reader sees it. Search engines cut a longer one off, and
 * replace a shorter one by their own.
 *
 * Good: `description: What a small test with a handful of donors showed, and why it was worth it.` in the frontmatter
 *
 * Bad: `description: A test.` in the frontmatter
 */
export const descriptionLength: Rule = ({ fields, locate, page, scope }, { figures }) => {
  const { description } = fields
  if (typeof description !== 'string' || page === undefined) return []
  const { length } = plainText(description, figures, scope)
  if (length >= limits.min && length <= limits.max) return []
  const message = `the description has ${length} characters, but search engines show ${limits.min} to ${limits.max}`
  const fix =
    length < limits.min
      ? 'say what a reader finds on the page, and for whom it is'
      : `shorten it by ${length - limits.max} characters`
  return [{ ...locate(['description']), severity: 'warning', rule: 'content/description', message, fix }]
}
