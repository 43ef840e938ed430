import { allPaths, listFiles, openPage } from './site-pages.ts'

const pages = new Set(allPaths)
const files = new Set(listFiles().map((name) => `/${name}`))

/** The links of a page within the site that lead nowhere: to no page, no file, or no place on a page. */
export function findDeadLinks(path: string): string[] {
  const $ = openPage(path)
  return $('a[href], link[href], script[src], img[src]')
    .toArray()
    .map((element) => element.attribs.href ?? element.attribs.src ?? '')
    .filter((target) => target.startsWith('/') || target.startsWith('#'))
    .filter((target) => !exists(target, path))
}

function exists(target: string, from: string): boolean {
  const { pathname, hash } = new URL(target, `https://site.test${from}`)
  if (!pages.has(pathname)) return hash === '' && files.has(pathname)
  const id = decodeURIComponent(hash.slice(1))
  return (
    id === '' ||
    openPage(pathname)('[id]')
      .toArray()
      .some((element) => element.attribs.id === id)
  )
}
