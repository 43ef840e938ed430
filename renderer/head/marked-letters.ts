import { DomUtils, parseDocument } from 'htmlparser2'

/** Letters whose marks the fonts of every page lack. */
const marked = /[À-ÖØ-öø-ÿŒœ]/

/** Whether a heading, or other large words, of a page has letters with marks. */
export function hasLargeMarks(html: string): boolean {
  // Most pages have none.
  if (!marked.test(html)) return false
  const large = DomUtils.findAll(
    ({ name, attribs }) => /^h[1-3]$/.test(name) || /\bfont-display\b/.test(attribs.class ?? ''),
    parseDocument(html).children,
  )
  return marked.test(DomUtils.textContent(large))
}
