import type { CollectionName } from '../kinds/collections.ts'
import { collectionNames, collectionOf, listOf, singleNames } from '../kinds/routes.ts'
import { compareText } from '../texts/compare-text.ts'
import type { CheckedText } from './check-texts.ts'
import { type Entry, orderIn } from './entry.ts'
import type { Content, SiteEntry } from './site.ts'

/** The texts, by their files; each is rendered when a page needs it. */
type Texts = ReadonlyMap<string, Pick<CheckedText, 'key' | 'sections'>>

/** Puts the entries in their places. Each file of which there is exactly one is among them. */
export function assembleContent(entries: readonly Entry[], texts?: Texts): Content {
  const toEntry = (entry: Entry): SiteEntry => {
    const text = texts?.get(entry.file)
    return {
      ...entry,
      key: text?.key ?? '',
      get sections() {
        return text?.sections() ?? []
      },
    }
  }
  const content: Record<string, unknown> = {}
  for (const name of singleNames) {
    const entry = entries.find(({ kind }) => kind === name)
    if (!entry) throw new Error(`there is no file of the kind ${name}`)
    content[name] = toEntry(entry)
  }
  for (const name of collectionNames) content[name] = sorted(name, entries).map(toEntry)
  // The reader of entries has checked the data against the schema of its kind.
  return content as Content
}

/** The entries of a collection in the order of its lists. */
function sorted(name: CollectionName, entries: readonly Entry[]): Entry[] {
  const { sortedBy, isLastFirst } = collectionOf(name)
  const order = new Map(orderIn(entries.find(({ kind }) => kind === listOf(name))).map((id, index) => [id, index]))
  const place = ({ id }: Entry) => order.get(id) ?? order.size
  const key = ({ data }: Entry) => (sortedBy ? String(data[sortedBy]) : '')
  const direction = isLastFirst ? -1 : 1
  return entries
    .filter(({ kind }) => kind === name)
    .sort((a, b) => place(a) - place(b) || direction * compareText(key(a), key(b)) || compareText(a.file, b.file))
}
