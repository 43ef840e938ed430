import type { DataOf } from '../content/kinds/routes.ts'

/** What pages and parts of pages are called elsewhere, as by a link in the footer, by their addresses. */
export type PageNames = ReturnType<typeof namePages>

/** Takes from the settings the labels of the links to a page, each once, and what writers add for search. */
export function namePages({ navigation, footer, search }: DataOf<'settings'>) {
  const links = [...navigation.links, navigation.button, ...footer.quickLinks, footer.call.link]
  const nameOf = (address: string) => ({
    labels: [...new Set(links.filter(({ href }) => href === address).map(({ label }) => label))],
    words: search
      .filter(({ href }) => href === address)
      .map(({ words }) => words)
      .join(', '),
  })
  return new Map([...links, ...search].map(({ href }) => [href, nameOf(href)]))
}
