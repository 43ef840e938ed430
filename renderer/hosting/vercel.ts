import { bothForms, type Redirect } from '../content/kinds/redirect.ts'
import { atBasePath } from './base-path.ts'
import { caching, type Header, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/** `vercel.json`. Vercel itself takes slashes and `.html` off addresses, revalidates documents, and sends the 404 page. */
export function vercelConfiguration(basePath: string, redirects: readonly Redirect[]): string {
  const at = (path: string) => atBasePath(path, basePath)
  const headers = (source: string, list: readonly Header[]) => ({
    source: at(source),
    headers: list.map(([key, value]) => ({ key, value })),
  })
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      headers('/(.*)', headersOf(basePath)),
      headers(`${hashedFolder}(.*)`, [['Cache-Control', caching.hashed]]),
      // Of two headers of one name the later applies.
      ...Object.entries(headersOfFiles).map(([path, list]) => headers(path, list)),
    ],
    redirects: redirects.flatMap(({ from, to }) =>
      bothForms(from).map((path) => ({ source: at(path), destination: at(to), statusCode: 301 })),
    ),
    // The files are at the root of what is published.
    ...(basePath !== '/' && { rewrites: [{ source: `${basePath}:path*`, destination: '/:path*' }] }),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
