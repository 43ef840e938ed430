import type { Settings } from '../content/schemas/settings.ts'

/** What a page, or a part of one, is called elsewhere than on it. */
export interface PageName {
  /** The links to it in the frame of every page, each once. */
  labels: readonly string[]
  /** What writers add for search. */
  words: string
}

/** The names of pages and parts of pages, by their addresses. */
export type PageNames = ReadonlyMap<string, PageName>

/** Takes the names of pages from the settings. */
export function namePages({ navigation, footer, search }: Settings): PageNames {
  const links = [...navigation.links, navigation.button, ...footer.quickLinks, footer.call.link]
  const addresses = new Set([...links, ...search].map(({ href }) => href))
  const nameOf = (address: string) => ({
    labels: [...new Set(links.filter(({ href }) => href === address).map(({ label }) => label))],
    words: search
      .filter(({ href }) => href === address)
      .map(({ words }) => words)
      .join(', '),
  })
  return new Map([...addresses].map((address) => [address, nameOf(address)]))
}
