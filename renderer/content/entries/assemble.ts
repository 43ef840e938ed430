import type { CollectionName } from '../kinds/collections.ts'
import { collectionNames, collectionOf, listOf, singleNames } from '../kinds/routes.ts'
import type { Made } from '../memory/make.ts'
import { compareText } from '../texts/compare-text.ts'
import { orderIn, type ReadEntry } from './entry.ts'
import type { Content, Entry, EntryText } from './site.ts'

/**
 * Puts the entries in their places.
 *
 * @param texts the text of each file, by the file; it is brought when a page asks for it
 * @returns undefined while a file of which there must be one is missing or broken
 */
export function assembleContent(
  entries: readonly ReadEntry[],
  texts: ReadonlyMap<string, Made<unknown, EntryText>> = new Map(),
): Content | undefined {
  const toEntry = ({ id, file, number, data }: ReadEntry): Entry<ReadEntry['data']> => {
    const made = texts.get(file)
    return {
      id,
      file,
      ...(number !== undefined && { number }),
      data,
      version: made?.version ?? '',
      get sections() {
        return made?.body().sections ?? []
      },
    }
  }
  const content: Partial<Record<keyof Content, unknown>> = {}
  for (const name of singleNames) {
    const entry = entries.find(({ kind }) => kind === name)
    if (!entry) return undefined
    content[name] = toEntry(entry)
  }
  for (const name of collectionNames) content[name] = sorted(name, entries).map(toEntry)
  // The reader of entries has checked the data against the schema of its kind.
  return content as Content
}

/** The entries of a collection in the order of its lists. */
function sorted(name: CollectionName, entries: readonly ReadEntry[]): ReadEntry[] {
  const { sortedBy, isLastFirst } = collectionOf(name)
  const order = new Map(orderIn(entries.find(({ kind }) => kind === listOf(name))).map((id, index) => [id, index]))
  const place = ({ id }: ReadEntry) => order.get(id) ?? order.size
  const key = ({ data }: ReadEntry) => (sortedBy ? String(data[sortedBy]) : '')
  return entries
    .filter(({ kind }) => kind === name)
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        (isLastFirst ? compareText(key(b), key(a)) : compareText(key(a), key(b))) ||
        compareText(a.file, b.file),
    )
}
