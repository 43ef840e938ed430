import { plainAddress, type Redirect } from '../kinds/redirect.ts'
import { addressOf, type Route } from '../kinds/routes.ts'
import { errorAt, type Place, type Problem } from '../problems/problem.ts'
import { redirects as redirectList } from '../schemas/fields.ts'
import type { Entry } from './entry.ts'

/** An old address with the place where it is written. */
export type PlacedRedirect = Redirect & { place: Place }

/** The old addresses that files name: those of their own pages, and in the settings those of pages that have gone. */
export function findRedirects(entries: readonly Pick<Entry, 'kind' | 'id' | 'file' | 'data'>[]): PlacedRedirect[] {
  return entries.flatMap(({ kind, id, file, data }) => {
    const page = addressOf(kind, id) ?? '/'
    const former = Array.isArray(data.redirectFrom) ? data.redirectFrom.map(String) : []
    const gone = kind === 'settings' ? redirectList.parse(data.redirects) : []
    return [
      ...former.map((from, index) => ({ from, to: page, place: { file, path: ['redirectFrom', index] } })),
      ...gone.map(({ from, to }, index) => ({ from, to, place: { file, path: ['redirects', index, 'from'] } })),
    ]
  })
}

/** Follows old addresses to where they lead in the end, or in a circle to themselves; undefined for any other address. */
export function followRedirects(redirects: readonly Redirect[]): (path: string) => string | undefined {
  const targets = new Map(redirects.map(({ from, to }) => [plainAddress(from), to]))
  return (path) => {
    const end = chainFrom(path, targets).at(-1)
    return end !== undefined && targets.has(plainAddress(end)) ? path : end
  }
}

/** The addresses that an old one leads to, one after the other, until one is not old or repeats. */
function chainFrom(path: string, targets: ReadonlyMap<string, string>): string[] {
  const chain = new Set<string>()
  for (let next = targets.get(plainAddress(path)); next && !chain.has(next); next = targets.get(plainAddress(next)))
    chain.add(next)
  return [...chain]
}

/**
 * No old address is that of a page, be it a draft; none is named twice, and none leads back to itself. That a
 * target exists, and is no old address itself, is checked as it is for every link.
 */
export function checkRedirects(redirects: readonly PlacedRedirect[], pages: readonly Route[]): Problem[] {
  if (redirects.length === 0) return []
  const paths = new Map(pages.map((route) => [plainAddress(route.path), route]))
  const first = new Map(redirects.toReversed().map((redirect) => [plainAddress(redirect.from), redirect]))
  const targets = new Map([...first].map(([key, { to }]) => [key, to]))
  const inCircles = new Set<string>()
  return redirects.flatMap((redirect): Problem[] => {
    const { from, place } = redirect
    const report = (message: string, fix: string, alsoAt?: readonly Place[]) => [
      { ...errorAt(place, 'links/redirect', message, fix), ...(alsoAt && { alsoAt }) },
    ]
    const key = plainAddress(from)
    const page = paths.get(key)
    if (page) {
      const same = from === page.path ? 'is' : `is, to some hosts, the same as ${page.path},`
      const message = `${from} ${same} the address of the page that is made from ${page.file}, and cannot redirect elsewhere`
      return report(message, 'remove it; if the page has gone, rename or delete its file first')
    }
    const earlier = first.get(key)
    if (earlier && earlier !== redirect)
      return report(`${from} is already an old address`, 'keep one of them', [earlier.place])
    const chain = chainFrom(from, targets)
    const circle = chain.slice(0, chain.findIndex((address) => plainAddress(address) === key) + 1)
    if (inCircles.has(key) || circle.length === 0) return []
    for (const address of circle) inCircles.add(plainAddress(address))
    const message = `these redirects lead in a circle: ${[from, ...circle].join(', ')}`
    return report(message, 'redirect all of them to one page')
  })
}
