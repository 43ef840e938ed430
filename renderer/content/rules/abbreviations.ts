import type { Problem } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'
import { termsIn } from './term-references.ts'

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
  const told = new Set<string>()
  const texts = readerTexts(document)
  const terms = termsIn(document)
  const isExplained = (name: string) =>
    terms.includes(name) || texts.some(({ text }) => new RegExp(`\\(${name}s?\\)|\\b${name}s? \\([^)]`).test(text))
  return texts.flatMap(({ text, locate }) => {
    // A text all in capitals shouts; it abbreviates nothing.
    if (text === text.toUpperCase()) return []
    return [...text.matchAll(/(?<![\p{L}\p{N}&@#/_.-])([A-Z]{2,6})s?(?![\p{L}\p{N}&@/_-])/gu)].flatMap(
      ({ 1: name = '', index }): Problem[] => {
        if (common.includes(name) || told.has(name) || isExplained(name)) return []
        told.add(name)
        const message = `the abbreviation ${name} is not explained in this file`
        const fix = `spell it out once: “Full Name (${name})”`
        return [{ ...locate(index), severity: 'suggestion', rule: 'style/abbreviation', message, fix }]
      },
    )
  })
}
