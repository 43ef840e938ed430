import { plainText } from '../figures/reference.ts'
import { type FieldPlace, type Problem, warningAt } from '../problems/problem.ts'
import { descriptionLimits, longestTitle, titleInTabs } from '../texts/document-title.ts'
import type { Rule } from './rule.ts'

const limits = { description: descriptionLimits, title: { min: 50, max: longestTitle } } as const

/**
 * The description of a page has 120 to 155 characters, as a reader sees it. Search engines cut a longer one off, and
 * replace a shorter one by their own.
 *
 * Good: `description: What a small test with a handful of donors showed about giving every month, and why it was worth all
 * of the time that it took.` in the frontmatter
 *
 * Bad: `description: A test.` in the frontmatter
 */
export const descriptionLength: Rule = ({ file, fields, page, scope }, { figures }) => {
  const { description } = fields
  if (typeof description !== 'string' || page === undefined) return []
  const { length } = plainText(description, figures, scope)
  const fix =
    length < limits.description.min
      ? 'say what a reader finds on the page, what came of it, and for whom it is'
      : `shorten it by ${length - limits.description.max} characters`
  return checkLength('description', length, { file, path: ['description'] }, fix)
}

/**
 * The title of a document has 50 to 60 characters, as tabs show it: `documentTitle`, or else `title`, and the name of the
 * site where both fit.
 *
 * Good: `documentTitle: What a postcard every month is worth to a lighthouse` in the frontmatter
 *
 * Bad: `title: Postcards` in the frontmatter, `documentTitle: What a postcard every month is worth to a lighthouse, told by
 * those who wrote it` in the frontmatter
 */
export const titleLength: Rule = ({ file, fields, page, headingAbove, scope }, { figures, siteName }) => {
  const field = fields.documentTitle === undefined ? 'title' : 'documentTitle'
  const title = fields[field]
  // A section of a page has a title, but no document.
  if (typeof title !== 'string' || page === undefined || headingAbove === 2) return []
  const { length } = titleInTabs(plainText(title, figures, scope), siteName)
  const isShort = length < limits.title.min
  const fix =
    field === 'title'
      ? `add a \`documentTitle\` that says ${isShort ? 'more of what is on the page' : 'it in fewer words'}`
      : isShort
        ? 'say more of what is on the page'
        : `shorten it by ${length - limits.title.max} characters`
  return checkLength('title', length, { file, path: [field] }, fix)
}

function checkLength(name: keyof typeof limits, length: number, place: FieldPlace, fix: string): Problem[] {
  const { min, max } = limits[name]
  if (length >= min && length <= max) return []
  const message = `the ${name} has ${length} characters in search results, which show ${min} to ${max}`
  return [warningAt(place, `content/${name}`, message, fix)]
}
