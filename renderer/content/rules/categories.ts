import { errorAt, type Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isStandIn } from '../schemas/stand-in.ts'
import { typeset } from '../texts/typeset.ts'
import { fieldTexts, type Rule } from './rule.ts'

/**
 * The category of a pilot or an article is one of those in the settings: lists, counts and drawings depend on it.
 *
 * Good: `category: Lamps` in the frontmatter
 *
 * Bad: `category: Lumps` in the frontmatter, `category: lamps` in the frontmatter
 */
export const categoriesAreListed: Rule = (document, { categoriesIn }) =>
  fieldTexts(document).flatMap(({ text, role, path }): Problem[] => {
    if (typeof role !== 'object' || !('listedIn' in role) || isStandIn(text)) return []
    const { names, file } = categoriesIn(role.listedIn)
    if (names.includes(typeset(text.trim()))) return []
    const listed = names.map((name) => `"${name}"`).join(', ')
    const message = `\`${path.join('.')}\`: expected ${listed}, found "${text}"`
    const near = didYouMean(text, names) || 'write one of these;'
    const fix = `${near} another is added to \`categories.${role.listedIn}\` in ${file}`
    return [errorAt({ file: document.file, path }, 'frontmatter/value', message, fix)]
  })
