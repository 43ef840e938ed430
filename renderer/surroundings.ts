import { type Content, entryAt, placesIn, type Site } from './content/entries/site.ts'
import type { CollectionName } from './content/kinds/collections.ts'
import type { Photographs } from './photographs/photographs.ts'

interface Circumstances {
  /** The day of the build, as 2030-06-15. */
  today: string
  /** The pictures of the content; one that is not among them is shown as it is, as in the live preview. */
  photographs: Photographs
}

type Collections = Pick<Content, CollectionName>
type Found<Name extends CollectionName> = Collections[Name][number] | undefined

/**
 * Everything that pages can look up. What a page looks up is what it depends on, so a page of one file looks up that
 * file, not its list.
 */
export type PageSurroundings = ReturnType<typeof surround>

/** Adds to the content what else pages look up. */
export function surround(site: Site, { today, photographs }: Circumstances) {
  const collections: Collections = site
  const placeOf = (name: CollectionName, id: string) => placesIn(collections[name]).get(id) ?? Number.NaN
  return {
    ...site,
    today,
    photographs,
    /** The file that the page at an address is made from. */
    entryAt: (path: string) => entryAt(site, path),
    /** The file of an id. */
    entryOf: <Name extends CollectionName>(name: Name, id: string): Found<Name> => collections[name][placeOf(name, id)],
    /** The file before or after that of an id in the order of the site; the first follows the last. */
    neighbourOf: <Name extends CollectionName>(name: Name, id: string, which: 'previous' | 'next'): Found<Name> => {
      const { length } = collections[name]
      const place = placeOf(name, id)
      const other = (place + (which === 'next' ? 1 : length - 1)) % length
      return other === place ? undefined : collections[name][other]
    },
  }
}
