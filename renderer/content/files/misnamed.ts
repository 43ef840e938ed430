import { basename, join } from 'node:path'
import type { CollectionName } from '../kinds/collections.ts'
import { type ContentKind, collectionNames, kindOf } from '../kinds/routes.ts'
import { singles } from '../kinds/singles.ts'
import type { Fault } from '../problems/problem.ts'
import { nearest, toSlug } from '../problems/suggest.ts'
import { isThere, listFolder } from './file-access.ts'

/**
 * A required file that is missing under its name. That is reported once; references to the file count as correct, so
 * that the cause does not drown in its consequences.
 */
export interface AbsentFile {
  kind: ContentKind
  id: string
  /** The path that it should have, from the root. */
  file: string
}

/** Explains the name of a file in a folder of content. No other name in the folder is offered. */
export function explainFileName(
  kind: CollectionName,
  name: string,
  names: readonly string[],
): Fault & { absent?: AbsentFile } {
  const { isSection } = kindOf(kind)
  const shape = 'lowercase letters, digits and single hyphens, and ends with .md'
  const message = `the name of the file does not fit: it has ${isSection ? `two digits, a hyphen, then ${shape}` : shape}`
  const slug = toSlug(withoutEndings(name))
  const [, number, id = slug] = (isSection && /^(\d{1,2})-?(.*)$/.exec(slug)) || []
  const right = `${isSection ? `${(number ?? '01').padStart(2, '0')}-` : ''}${id || 'my-file'}.md`
  if (!isSection && names.includes(right))
    return { message, fix: `there is already a ${right}: remove this file, or give it another name` }
  const hint = isSection && number === undefined ? ', with the number of its section' : ''
  return { message, fix: `name it ${right}${hint}`, ...(id && { absent: { kind, id, file: `${kind}/${right}` } }) }
}

/** Explains the path of a file among the pages, and tells the required one that was meant, if that is missing. */
export function explainUnknownFile(file: string, missing: readonly AbsentFile[]): { fix: string; meant?: string } {
  const known: string[] = Object.values(singles).map((single) => single.file)
  const [near] = nearest(withoutEndings(file), known.map(withoutEndings))
  const meant = known.find((each) => withoutEndings(each) === near)
  if (!meant) return { fix: `remove it; the files here are ${known.join(', ')}` }
  return missing.some((absent) => absent.file === meant)
    ? { fix: `name it ${basename(meant)}`, meant }
    : { fix: `did you mean \`${meant}\`? It already exists; remove the one that is not needed` }
}

/** The files in a folder whose own name was mistyped, in the folder that was meant. */
export function filesInMistyped(root: string, folder: string): AbsentFile[] {
  const [meant] = nearest(
    folder,
    collectionNames.filter((kind) => !isThere(join(root, kind))),
  )
  const kind = collectionNames.find((known) => known === meant)
  const names = kind ? listFolder(join(root, folder)) : undefined
  if (!kind || !names?.ok) return []
  return names.value.flatMap((name) => {
    const id = /^(?:\d{2}-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name)?.[1]
    return id ? [{ kind, id, file: `${kind}/${name}` }] : []
  })
}

/** A name without its extensions; an editor may have added one: `givify.md.txt`. */
function withoutEndings(name: string): string {
  return name.replace(/\.[^./]*$/, '').replace(/\.(?:mdx?|markdown|txt)$/i, '')
}
