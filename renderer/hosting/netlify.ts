import { bothForms, type Redirect } from '../content/kinds/redirect.ts'
import { atBasePath } from './base-path.ts'
import { caching, type Header, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/** `_headers`, as Netlify and Cloudflare Pages read it. It leaves out what both do anyway, such as revalidation. */
export function netlifyHeaders(basePath: string): string {
  const rules: [string, readonly Header[]][] = [
    ['/*', headersOf(basePath)],
    [`${hashedFolder}*`, [['Cache-Control', caching.hashed]]],
    ...Object.entries(headersOfFiles),
  ]
  const general = new Set(headersOf(basePath).map(([name]) => name))
  const lines = (headers: readonly Header[], path: string) =>
    headers
      // Cloudflare would send both values; the line with `!` removes the general one. Netlify ignores it.
      .map(([name, value]) => `${path !== '/*' && general.has(name) ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`)
      .join('')
  return rules.map(([path, headers]) => `${atBasePath(path, basePath)}\n${lines(headers, path)}`).join('')
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: each old address with and without the slash at its end. Below
 * a base path, the last rule finds the files, which are at the root of what is published.
 */
export function netlifyRedirects(basePath: string, redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) =>
    bothForms(from).map((path) => `${atBasePath(path, basePath)} ${atBasePath(to, basePath)} 301\n`),
  )
  return [...rules, ...(basePath === '/' ? [] : [`${basePath}* /:splat 200\n`])].join('')
}
