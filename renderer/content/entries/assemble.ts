import type { CollectionData, CollectionName, SingleData, SingleName } from '../kinds/collections.ts'
import { singles } from '../kinds/collections.ts'
import type { Made } from '../memory/make.ts'
import { compareText } from '../texts/compare-text.ts'
import type { ReadEntry } from './entry.ts'
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
  const present = new Set(entries.map(({ kind }) => kind))
  if (Object.keys(singles).some((name) => !present.has(name as SingleName))) return undefined

  const toEntry = <Data>({ id, file, number, data }: ReadEntry): Entry<Data> => {
    const made = texts.get(file)
    return {
      id,
      file,
      ...(number !== undefined && { number }),
      // The reader of entries has checked the data against the schema of its kind.
      data: data as Data,
      version: made?.version ?? '',
      get sections() {
        return made?.body().sections ?? []
      },
    }
  }
  const all = <Name extends CollectionName>(kind: Name) =>
    entries.filter((entry) => entry.kind === kind).map((entry) => toEntry<CollectionData<Name>>(entry))
  const one = <Name extends SingleName>(kind: Name) => {
    const entry = entries.find((candidate) => candidate.kind === kind)
    if (!entry) throw new Error(`the file ${singles[kind].file} is missing, although all files were found`)
    return toEntry<SingleData<Name>>(entry)
  }

  const pilotsPage = one('pilotsPage')
  const order = new Map(pilotsPage.data.order.map((id, index) => [id, index]))
  const place = (id: string) => order.get(id) ?? order.size
  return {
    settings: one('settings'),
    home: one('home'),
    about: one('about'),
    pilotsPage,
    getInspired: one('getInspired'),
    summit: one('summit'),
    annualSummit: one('annualSummit'),
    nominations: one('nominations'),
    contact: one('contact'),
    privacy: one('privacy'),
    notFound: one('notFound'),
    error: one('error'),
    articles: all('articles').sort((a, b) => compareText(b.data.date, a.data.date) || compareText(a.id, b.id)),
    pilots: all('pilots').sort(
      (a, b) => place(a.id) - place(b.id) || compareText(a.data.title, b.data.title) || compareText(a.id, b.id),
    ),
    policy: all('policy').sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    leaders: all('leaders'),
    partners: all('partners'),
  }
}
