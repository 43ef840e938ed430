import { documentAddress, fileAddresses, markdownAddress, previewImageAddress } from '../addresses.ts'
import type { Route } from '../content/kinds/routes.ts'
import { iconFiles } from '../files/manifest.ts'
import { securityAddress } from '../files/security.ts'
import { ruleFiles } from '../hosting/addresses.ts'
import { speculationRulesPath } from '../hosting/headers.ts'
import { searchIndexPath } from '../search/index-path.ts'

/** The names of files that the build makes, but for hashed ones and compressed forms; nothing in `public/` has one. */
export function madeFiles(routes: readonly Pick<Route, 'path'>[]): Set<string> {
  const addresses = [
    ...routes.flatMap(({ path }) => [
      `${documentAddress(path)}.html`,
      markdownAddress(path),
      previewImageAddress(path),
    ]),
    ...['/404.html', '/500.html', securityAddress, searchIndexPath, speculationRulesPath],
    ...Object.values(fileAddresses),
  ]
  return new Set([...addresses.map((address) => address.slice(1)), ...iconFiles.map(({ name }) => name), ...ruleFiles])
}
