import type { PlacedRedirect } from '../content/entries/redirects.ts'
import { plainAddress, redirectDocument } from '../content/kinds/redirect.ts'
import type { Route } from '../content/kinds/routes.ts'
import { errorAt, type Problem } from '../content/problems/problem.ts'
import { hashedFolder } from '../hosting/headers.ts'
import { madeFiles } from './made-files.ts'

/**
 * No old address is that of a file, made or published, since the build makes a page there for hosts without rules.
 * Addresses of pages are compared with the content.
 */
export function checkRedirectFiles(
  redirects: readonly PlacedRedirect[],
  { routes, publicFiles }: { routes: readonly Pick<Route, 'path'>[]; publicFiles: readonly string[] },
): Problem[] {
  if (redirects.length === 0) return []
  const documents = new Set(routes.map(({ path }) => plainAddress(path)))
  const files = new Map([
    ...[...madeFiles(routes)].map((name) => [plainAddress(`/${name}`), 'which the build makes'] as const),
    ...publicFiles.map((name) => [plainAddress(`/${name}`), 'which is in public/'] as const),
  ])
  return redirects.flatMap(({ from, place }): Problem[] => {
    const report = (message: string) => [
      errorAt(place, 'links/redirect', message, 'remove the redirect, or write another address'),
    ]
    if (`${from.toLowerCase()}/`.startsWith(hashedFolder))
      return report(`${from} is in ${hashedFolder}, which belongs to the build`)
    // The page at the old address, and the folders around it.
    const parts = redirectDocument(from).split('/').slice(0, -1)
    const taken = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    const file = taken.find((path) => files.has(plainAddress(path)) && !documents.has(plainAddress(path)))
    if (file === undefined) return []
    const what = `${file} is the address of a file, ${files.get(plainAddress(file))}`
    return report(file === taken.at(-1) ? `${what}, and cannot redirect elsewhere` : `${what}, and ${from} is below it`)
  })
}
