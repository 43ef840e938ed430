import { toSlug } from '../../renderer/content/problems/suggest.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { UsageError } from '../options.ts'

/** Figures of the code and those that are counted have these names before their slash. */
export const reservedNames: readonly string[] = ['count', 'client']

/**
 * Makes the name of a new file from what was typed: its id, which is the name of the file, and the title that readers
 * see.
 *
 * @param typed `Clean Water` or `clean-water`
 * @param taken the id of every file that exists, with its path: ids are unique across files
 * @throws UsageError when nothing usable is left of it, or a file has the name already
 */
export function nameNewFile(typed: string, taken: ReadonlyMap<string, string>) {
  const title = typed.trim().replace(/\s+/g, ' ')
  if (/[\p{Cc}[\]{}<>]/u.test(title))
    throw new UsageError(`the name ${JSON.stringify(title)} holds brackets or characters that cannot be seen`)
  const id = toSlug(title)
  if (!slug.safeParse(id).success)
    throw new UsageError(
      `no name of a file can be made from ${JSON.stringify(title)}: use letters a to z and digits, such as my-pilot`,
    )
  if (reservedNames.includes(id))
    throw new UsageError(`the name ${id} is kept for figures such as ${id}/pilots: choose another, such as ${id}-pilot`)
  const other = taken.get(id)
  if (other)
    throw new UsageError(`${other} has the name ${id} already: choose another, or edit that file (nothing was changed)`)
  // `clean-water` becomes `Clean water`.
  return { id, title: title === id ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : title }
}
