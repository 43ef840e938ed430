import type { CollectionName } from '../kinds/collections.ts'
import { kindOf } from '../kinds/routes.ts'
import type { Fault } from '../problems/problem.ts'
import { nearest, toSlug } from '../problems/suggest.ts'

/** Explains the name of a file in a folder of content. No other name in the folder is offered. */
export function explainFileName(kind: CollectionName, name: string, names: readonly string[]): Fault {
  const { isSection } = kindOf(kind)
  const shape = 'lowercase letters, digits and single hyphens, and ends with .md'
  const message = `the name of the file does not fit: it has ${isSection ? `two digits, a hyphen, then ${shape}` : shape}`
  const slug = toSlug(withoutEndings(name))
  const [, number, id = slug] = (isSection && /^(\d{1,2})-?(.*)$/.exec(slug)) || []
  const right = `${isSection ? `${(number ?? '01').padStart(2, '0')}-` : ''}${id || 'my-file'}.md`
  if (!isSection && names.includes(right))
    return { message, fix: `there is already a ${right}: remove this file, or give it another name` }
  const hint = isSection && number === undefined ? ', with the number of its section' : ''
  return { message, fix: `name it ${right}${hint}` }
}

/** The one of some files that another was meant to be, by its path but for its extensions. */
export function nearestFile(file: string, expected: readonly string[]): string | undefined {
  const [near] = nearest(withoutEndings(file), expected.map(withoutEndings))
  return expected.find((name) => withoutEndings(name) === near)
}

/** A name without its extensions; an editor may have added one: `givify.md.txt`. */
function withoutEndings(name: string): string {
  return name.replace(/\.[^./]*$/, '').replace(/\.(?:mdx?|markdown|txt)$/i, '')
}
