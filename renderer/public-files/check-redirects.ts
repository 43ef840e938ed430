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
  const made = [...madeFiles(routes)].map((name) => [name, 'which the build makes'] as const)
  const served = publicFiles.map((name) => [name, 'which is in public/'] as const)
  const moved = redirects.map(({ from }) => [redirectDocument(from), `which redirects ${from}`] as const)
  const plain = new Map([...made, ...served].map(([name, what]) => [plainAddress(`/${name}`), what]))
  const exact = new Map([...moved, ...made, ...served].map(([name, what]) => [`/${name.toLowerCase()}`, what]))
  return redirects.flatMap(({ from, place }): Problem[] => {
    const report = (message: string) => [
      errorAt(place, 'links/redirect', message, 'remove the redirect, or write another address'),
    ]
    if (`${from.toLowerCase()}/`.startsWith(hashedFolder))
      return report(`${from} is in ${hashedFolder}, which belongs to the build`)
    const what = documents.has(plainAddress(from)) ? undefined : plain.get(plainAddress(from))
    if (what) return report(`${from} is the address of a file, ${what}, and cannot redirect elsewhere`)
    // No file may have the name of a folder around the page at the old address.
    const parts = redirectDocument(from).split('/').slice(0, -1)
    const around = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    const file = around.find((path) => exact.has(path.toLowerCase()))
    if (file === undefined) return []
    return report(`${file} is the address of a file, ${exact.get(file.toLowerCase())}, and ${from} is below it`)
  })
}
