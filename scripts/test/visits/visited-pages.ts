import { inject } from 'vitest'

/** The text of a file of the site that is visited. */
export async function askFor(path: string): Promise<string> {
  return (await fetch(`${inject('publishedAddress')}${path}`)).text()
}

/** Every page of the site, as it lists them for search engines. */
export const paths: readonly string[] = [...(await askFor('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(`${url}`).pathname,
)
if (paths.length === 0) throw new Error('the site lists no pages')

/** The same, and an address that is none, where the screen for what is missing stands. */
export const visitedPaths: readonly string[] = [...paths, '/nowhere']
