import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { reservedScopes } from '../../renderer/content/figures/figure.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type ContentFile, findFiles } from '../../renderer/content/files/find-files.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { shownAt } from '../../renderer/content/kinds/routes.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { isError } from '../../renderer/content/problems/problem.ts'
import { commandFor, toSlug } from '../../renderer/content/problems/suggest.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { refusal, UsageError } from '../command-line.ts'
import { writeFiles } from '../write-files.ts'
import { fillTemplate, type NewName } from './template.ts'

/**
 * Writes a new file that the check accepts.
 *
 * @returns its path, as messages name it, the address at which the preview shows it, and whether it was checked: while
 *   another file cannot be read, it is not
 * @throws UsageError when the name cannot be used, or the file would not pass the check; nothing is written then
 */
export function createFile(place: ContentPlace, kind: CollectionName, typed: string) {
  const { root, today } = place
  const name = nameNewFile(typed, findFiles(root).files)
  const path = join(root, kind, `${name.id}.md`)
  writeFiles([{ path, content: fillTemplate(kind, name, today) }])
  const file = displayPath(path)
  const { isReadable, problems } = loadContent(place)
  const fault = problems.find((problem) => problem.file === file && isError(problem))
  if (fault) {
    rmSync(path)
    throw refusal(`a file of this name would not pass the check: ${fault.message}`)
  }
  return { file, address: shownAt(kind, name.id) ?? '/', isChecked: isReadable }
}

/**
 * Makes the name of a new file, and the one that readers see, from what was typed: `Clean Water` or `clean-water`.
 *
 * @param files every file that exists: ids are unique across files
 * @throws UsageError when nothing usable is left of it, or a file has the name already
 */
export function nameNewFile(typed: string, files: readonly Pick<ContentFile, 'id' | 'file'>[]): NewName {
  const name = typed.trim().replace(/\s+/g, ' ')
  const shown = JSON.stringify(name)
  if (/[\p{Cc}[\]{}<>]/u.test(name)) throw new UsageError(`the name ${shown} contains brackets or invisible characters`)
  const id = toSlug(name)
  if (!slug.safeParse(id).success)
    throw new UsageError(`cannot make a file name from ${shown}: use letters a to z and digits, such as my-pilot`)
  if (reservedScopes.includes(id))
    throw new UsageError(
      `the name ${id} is reserved for figures such as ${id}/pilots: choose another, such as ${id}-pilot`,
    )
  const namesake = files.find((file) => file.id === id)
  if (namesake) throw refusal(`${namesake.file} already has the name ${id}: choose another, or edit that file`)
  return { id, name: name === id ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : name }
}

/** The report for the writer. */
export function describeCreated({ file, address, isChecked }: ReturnType<typeof createFile>, root: string): string {
  const verdict = isChecked ? 'the check accepts it' : 'it is checked when every other file can be read'
  return [
    `✓ ${file} is written, as a draft: ${verdict}, and the site does not show it yet`,
    '',
    `  look      ${commandFor('npm run dev', root)}, then open ${address}`,
    '  write     replace each “To be written”; markdown/FIELDS.md says what each field does, markdown/GUIDE.md the rest',
    `  publish   remove the line \`draft: true\`; ${commandFor('npm run review', root)} then adds its figures to the ledger`,
  ].join('\n')
}
