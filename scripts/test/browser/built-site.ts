import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The text of a file of the fixture's built site, such as `500.html`. */
export function readBuilt(name: string): string {
  return readFileSync(join(inject('fixtureSite'), 'dist/client', name), 'utf8')
}

/** The addresses of all pages of the fixture's site, which it lists for search engines. */
export function builtPaths(): string[] {
  const paths = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(`${url}`).pathname,
  )
  if (paths.length === 0) throw new Error('the site lists no pages')
  return paths
}
