import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type FoundFile, findFiles } from '../../renderer/content/files/files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import { readSource } from '../../renderer/content/frontmatter/frontmatter.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { listOf, shownAt } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { commandFor, toSlug } from '../../renderer/content/problems/suggest.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { compareProblems } from '../check/problem-changes.ts'
import { readKindWord, refusal, reservedNames } from '../content-edits/named-content.ts'
import { onCopy } from '../content-edits/on-copy.ts'
import { UsageError } from '../options.ts'
import { writeFile } from '../write-file.ts'
import { newKinds, writeTemplate } from './template.ts'

/** Reads the kind that was typed. */
export function readKind(typed: string | undefined): CollectionName {
  return readKindWord(typed, 'npm run new -- pilot "Clean Water"', {
    kinds: newKinds,
    absent: 'npm run new writes no files of the kind',
  })
}

/**
 * Writes a new file that the check accepts.
 *
 * @throws UsageError when the name cannot be used, or the file would not pass the check; nothing is written then
 */
export function createFile(place: ContentPlace, kind: CollectionName, typed: string) {
  const { root, today } = place
  const { files } = findFiles(root)
  const name = nameNewFile(typed, files)
  const path = `${kind}/${name.id}.md`
  const text = writeTemplate(kind, name, today)
  const { atOnce, whenPublished } = onCopy(place, (copy, check) => {
    const before = check()
    const addedBy = (written: string) => {
      writeFile(join(copy, path), written)
      return compareProblems(before, check()).added
    }
    return { atOnce: addedBy(text), whenPublished: addedBy(publish(text)) }
  })
  const [fault] = atOnce
  if (fault) throw new UsageError(`a file of this name would not pass the check: ${fault.message}`)
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  // No file is overwritten, not even one that appeared a moment ago.
  writeFileSync(target, text, { flag: 'wx' })
  return {
    /** Its path, as messages name it. */
    file: displayPath(target),
    /** The address at which the preview shows it. */
    address: shownAt(kind, name.id) ?? '/',
    /** What the check will require when it is published. */
    whenPublished,
    /** Where its place in a list is written, for kinds that have an order. */
    order: findOrder(kind, files),
  }
}

/** A new file, and what its writer should know. */
export type CreatedFile = ReturnType<typeof createFile>

/**
 * Makes the name of a new file, and the title that readers see, from what was typed: `Clean Water` or `clean-water`.
 *
 * @param files every file that exists: ids are unique across files
 * @throws UsageError when nothing usable is left of it, or a file has the name already
 */
export function nameNewFile(typed: string, files: readonly Pick<FoundFile, 'id' | 'file'>[]) {
  const title = typed.trim().replace(/\s+/g, ' ')
  const shown = JSON.stringify(title)
  if (/[\p{Cc}[\]{}<>]/u.test(title))
    throw new UsageError(`the name ${shown} contains brackets or invisible characters`)
  const id = toSlug(title)
  if (!slug.safeParse(id).success)
    throw new UsageError(`cannot make a file name from ${shown}: use letters a to z and digits, such as my-pilot`)
  if (reservedNames.includes(id))
    throw new UsageError(
      `the name ${id} is reserved for figures such as ${id}/pilots: choose another, such as ${id}-pilot`,
    )
  const other = files.find((file) => file.id === id)
  if (other) throw refusal(`${other.file} already has the name ${id}: choose another, or edit that file`)
  return { id, title: title === id ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : title }
}

/** The report for the writer. */
export function describeCreated({ file, address, whenPublished, order }: CreatedFile, root: string): string {
  const reviews = whenPublished.map(({ file: at, line, column, message, fix }) =>
    [`    ${at}:${line}:${column} ${message}`, ...(fix ? [`      → ${fix}`] : [])].join('\n'),
  )
  return [
    `✓ ${file} is written, as a draft: the check accepts it, and the site does not show it yet`,
    '',
    `  look      ${commandFor('npm run dev', root)}, then open ${address}`,
    '  write     replace each “To be written”; the file says what each field does, and markdown/GUIDE.md says more',
    '  publish   remove the line `draft: true`, or replace it with `publishDate: YYYY-MM-DD`',
    ...(reviews.length > 0
      ? ['', `  When it is published, \`${commandFor('npm run review', root)}\` asks for these:`, ...reviews]
      : []),
    ...(order ? ['', `  ${order}`] : []),
  ].join('\n')
}

/** Where the list of a kind gives its order, if it does. */
function findOrder(kind: CollectionName, files: readonly FoundFile[]): string | undefined {
  const list = listOf(kind)
  const page = files.find((file) => file.kind === list)
  if (!list || !page || !('order' in singles[list].schema.shape)) return undefined
  const text = readText(page)
  const source = text.ok ? readSource(page.file, text.value) : undefined
  if (!source?.ok) return undefined
  const { file, line } = source.value.locate(['order'], 'key')
  return `The list of ${kind} names it last; \`order\` in ${file}:${line} puts it elsewhere`
}

/** The text of a draft once it is published. */
export function publish(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}
