import { documentAddress, fileAddresses, markdownAddress, previewImageAddress, searchFiles } from '../addresses.ts'
import type { Route } from '../content/kinds/routes.ts'
import { iconFiles } from '../files/web-manifest.ts'
import { ruleFiles } from '../hosting/host-files.ts'

/** The names of files that the build makes, but for hashed ones; nothing in `public/` may have one of them. */
export function madeFiles(routes: readonly Pick<Route, 'path'>[]): Set<string> {
  const addresses = [
    ...routes.flatMap(({ path }) => [
      `${documentAddress(path)}.html`,
      markdownAddress(path),
      previewImageAddress(path),
    ]),
    ...searchFiles(routes.map(({ path }) => path)),
    ...['/404.html', '/500.html', ...Object.values(fileAddresses)],
  ]
  return new Set([...addresses.map((address) => address.slice(1)), ...iconFiles.map(({ name }) => name), ...ruleFiles])
}
