import { plainText } from '../figures/reference.ts'
import type { Rule } from './rule.ts'

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
export const descriptionLength: Rule = ({ file, fields, page, scope }, { figures }) => {
  const { description } = fields
  if (typeof description !== 'string' || page === undefined) return []
  const { length } = plainText(description, figures, scope)
  if (length >= limits.min && length <= limits.max) return []
  const message = `the description has ${length} characters, but search engines show ${limits.min} to ${limits.max}`
  const fix =
    length < limits.min
      ? 'say what a reader finds on the page, and for whom it is'
      : `shorten it by ${length - limits.max} characters`
  return [{ file, path: ['description'], severity: 'warning', rule: 'content/description', message, fix }]
}
