import { plainText } from '../figures/reference.ts'
import type { Rule } from './rule.ts'

/** The longest description that search engines show, and the shortest that they do not replace. */
const limits = { least: 50, most: 160 } as const

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
  if (length >= limits.least && length <= limits.most) return []
  const message = `the description has ${length} characters, but search engines show ${limits.least} to ${limits.most}`
  const fix =
    length < limits.least
      ? 'say what a reader finds on the page, and for whom it is'
      : `shorten it by ${length - limits.most} characters`
  return [{ ...locate(['description']), severity: 'warning', rule: 'content/description', message, fix }]
}
