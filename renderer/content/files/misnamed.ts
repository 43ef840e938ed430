import { join } from 'node:path'
import type { CollectionName } from '../kinds/collections.ts'
import { type ContentKind, collectionNames, kindOf, singleNames } from '../kinds/routes.ts'
import { type SingleName, singles } from '../kinds/singles.ts'
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

/** A wrong name: what is wrong, what to do, and the file that was meant. */
export interface Misnamed {
  message: string
  fix: string
  absent?: AbsentFile
}

/**
 * Explains the name of a file in a folder of content.
 *
 * @param names all names in the folder: none of them is offered
 */
export function explainFileName(kind: CollectionName, name: string, names: readonly string[]): Misnamed {
  const shape = 'lowercase letters, digits and single hyphens, and ends with .md'
  const { isSection } = kindOf(kind)
  const expected = isSection ? `two digits, a hyphen, then ${shape}` : shape
  const message = `the name of the file does not fit: it has ${expected}`
  const base = toSlug(withoutEndings(name))
  if (isSection) {
    const [, number, words] = /^(\d{1,2})-?(.*)$/.exec(base) ?? [undefined, undefined, base]
    const right = `${(number ?? '01').padStart(2, '0')}-${words || 'my-file'}`
    const fix = `name it ${right}.md${number === undefined ? ', with the number of its section' : ''}`
    return { message, fix, ...(words && absence(kind, words, `${right}.md`)) }
  }
  const right = `${base || 'my-file'}.md`
  if (names.includes(right)) {
    const fix = `there is a ${right} already: remove this file, or give it another name`
    return { message, fix }
  }
  return { message, fix: `name it ${right}`, ...(base && absence(kind, base, right)) }
}

/**
 * Explains the name of a file among the pages.
 *
 * @param file its path from the root
 * @param missing the required files that are not there
 */
export function explainStranger(file: string, missing: readonly SingleName[]): { fix: string; meant?: SingleName } {
  const known = singleNames.map((name) => ({ name, file: singles[name].file }))
  const [near] = nearest(
    withoutEndings(file),
    known.map((single) => withoutEndings(single.file)),
  )
  const meant = known.find((single) => withoutEndings(single.file) === near)
  if (!meant) return { fix: `remove it; the files here are ${known.map((single) => single.file).join(', ')}` }
  const right = meant.file.replace(/^.*\//, '')
  return missing.includes(meant.name)
    ? { fix: `name it ${right}`, meant: meant.name }
    : { fix: `did you mean \`${meant.file}\`? It already exists; remove the one that is not needed` }
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

function absence(kind: ContentKind, id: string, name: string): { absent: AbsentFile } {
  return { absent: { kind, id, file: `${kind}/${name}` } }
}

/** A name without its extensions; an editor may have added one: `givify.md.txt`. */
function withoutEndings(name: string): string {
  return name.replace(/\.[^./]*$/, '').replace(/\.(?:mdx?|markdown|txt)$/i, '')
}
