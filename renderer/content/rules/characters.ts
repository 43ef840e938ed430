import type { Problem } from '../problem.ts'
import { fieldTexts, type Rule } from './rule.ts'

/** Characters that nobody sees and that feeds and calendars cannot hold: controls, halves of a character, none at all. */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u

/**
 * Every character is one that a reader could see. A text pasted from a document brings others along at times.
 *
 * Good: `title: "Tea \u2615 for two"` in the frontmatter, `Tea ☕ for two`
 *
 * Bad: `title: "Tea \u000b for two"` in the frontmatter, `title: "Tea \ud83d"` in the frontmatter
 */
export const characters: Rule = (document) => {
  const inFields = fieldTexts(document).flatMap(({ text, path }) => {
    const found = unseen.exec(text)
    return found ? [tell(document.locateWithin(path, found.index), found[0])] : []
  })
  const inBody = document.body.split('\n').flatMap((line, index) => {
    const found = unseen.exec(line)
    const place = { file: document.file, line: document.bodyLine + index, column: (found?.index ?? 0) + 1 }
    return found ? [tell(place, found[0])] : []
  })
  return [...inFields, ...inBody]
}

function tell(place: Pick<Problem, 'file' | 'line' | 'column'>, character: string): Problem {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return {
    ...place,
    severity: 'error',
    rule: 'content/character',
    message: `the character U+${code} stands here, which nobody can see`,
    mend: 'take it out; it may look like nothing, or like a box, in an editor',
  }
}
