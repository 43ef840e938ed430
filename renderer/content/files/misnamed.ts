import { basename } from 'node:path'
import type { CollectionName } from '../kinds/collections.ts'
import { kindOf } from '../kinds/routes.ts'
import { singles } from '../kinds/singles.ts'
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

/** Explains the path of a file among the pages, and tells the required one that was meant, if that is missing. */
export function explainUnknownFile(file: string, missing: readonly string[]): { fix: string; meant?: string } {
  const pages: string[] = Object.values(singles).map((single) => single.file)
  const [near] = nearest(withoutEndings(file), pages.map(withoutEndings))
  const meant = pages.find((page) => withoutEndings(page) === near)
  if (!meant) return { fix: `remove it; the files here are ${pages.join(', ')}` }
  return missing.includes(meant)
    ? { fix: `name it ${basename(meant)}`, meant }
    : { fix: `did you mean \`${meant}\`? It already exists; remove the one that is not needed` }
}

/** A name without its extensions; an editor may have added one: `givify.md.txt`. */
function withoutEndings(name: string): string {
  return name.replace(/\.[^./]*$/, '').replace(/\.(?:mdx?|markdown|txt)$/i, '')
}
