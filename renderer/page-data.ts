import { render } from 'vite-plugin-ssr/abort'
import type { AnyEntry, Site } from './content/entries/site.ts'
import { plainText } from './content/figures/reference.ts'
import type { CollectionName } from './content/kinds/collections.ts'
import type { PageData } from './page.ts'
import type { Surroundings } from './surroundings.ts'

/** The data of a page that is made from one content file: its title and description go into the head. */
export function fromEntry<Props>(site: Site, { id, data }: AnyEntry, props: Props): PageData<Props> {
  const words = (field: 'title' | 'description') => plainText(String(data[field]), site.figures, id)
  return { head: { title: words('title'), description: words('description') }, scope: id, props }
}

/** The entry of an id that came from an address; an unknown one leads to the not-found screen. */
export function findEntry<Name extends CollectionName>(site: Surroundings, name: Name, id = '') {
  const entry = site.entryOf(name, id)
  if (!entry) throw render(404)
  return entry
}
