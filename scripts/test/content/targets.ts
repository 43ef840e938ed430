import { allPaths, listFiles, openPage } from './site-pages.ts'

const pages = new Set(allPaths)
const files = new Set(listFiles().map((name) => `/${name}`))

/** The links of a page within the site that lead nowhere: to no page, no file, or no place on a page. */
export function findDeadLinks(path: string): string[] {
  const links = openPage(path)('a[href], link[href], script[src], img[src]')
  return Array.from(links, ({ attribs: { href, src } }) => href ?? src ?? '')
    .filter((target) => target.startsWith('/') || target.startsWith('#'))
    .filter((target) => !exists(target, path))
}

function exists(target: string, from: string): boolean {
  const { pathname, hash } = new URL(target, `https://site.test${from}`)
  if (!pages.has(pathname)) return hash === '' && files.has(pathname)
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || Array.from(openPage(pathname)('[id]')).some(({ attribs }) => attribs.id === id)
}
