import { fileAddresses } from '../addresses.ts'
import { bothForms, type Redirect, redirectDocument } from '../content/kinds/redirect.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { caddyfile } from './caddy.ts'
import { caching, type Header, hashedFolder, headersOf, headersOfFiles, policyInDocuments } from './headers.ts'
import { nginxConfiguration } from './nginx.ts'

/** What hosts need to know, as files of the built site: `client/` is published, `hosting/` is for one's own servers. */
export function hostFiles(siteUrl: string, redirects: readonly Redirect[]): Readonly<Record<string, string>> {
  const basePath = basePathOf(siteUrl)
  return {
    'client/_headers': netlifyHeaders(basePath),
    'client/_redirects': netlifyRedirects(basePath, redirects),
    'client/vercel.json': toJson(vercelConfiguration(basePath, redirects)),
    [`client${fileAddresses.speculationRules}`]: toJson(speculationRules(basePath)),
    // For hosts without rules.
    ...Object.fromEntries(
      redirects.map(({ from, to }) => [`client/${redirectDocument(from)}`, redirectPage(atBasePath(to, basePath))]),
    ),
    'hosting/nginx.conf': nginxConfiguration(siteUrl, redirects),
    'hosting/Caddyfile': caddyfile(siteUrl, redirects),
  }
}

function toJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/** `_headers`, as Netlify and Cloudflare Pages read it. It leaves out what both do anyway, such as revalidation. */
function netlifyHeaders(basePath: string): string {
  const general = headersOf(basePath)
  const rules: [string, readonly Header[]][] = [
    ['/*', general],
    [`${hashedFolder}*`, [['Cache-Control', caching.hashed]]],
    ...Object.entries(headersOfFiles),
  ]
  const lines = rules.flatMap(([path, headers]) => [
    atBasePath(path, basePath),
    ...headers.flatMap(([name, value]) => {
      // Cloudflare would send both values; the line with `!` removes the general one. Netlify ignores it.
      const isReplaced = path !== '/*' && general.some(([other]) => other === name)
      return isReplaced ? [`  ! ${name}`, `  ${name}: ${value}`] : `  ${name}: ${value}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

/** `_redirects`, for the same. Below a base path, the last rule finds the files at the root of what is published. */
function netlifyRedirects(basePath: string, redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) =>
    bothForms(from).map((path) => `${atBasePath(path, basePath)} ${atBasePath(to, basePath)} 301\n`),
  )
  return [...rules, ...(basePath === '/' ? [] : [`${basePath}* /:splat 200\n`])].join('')
}

/** `vercel.json`. Vercel itself takes slashes and `.html` off addresses, revalidates documents and sends `404.html`. */
function vercelConfiguration(basePath: string, redirects: readonly Redirect[]): object {
  const at = (path: string) => atBasePath(path, basePath)
  const headers = (source: string, list: readonly Header[]) => ({
    source: at(source),
    headers: list.map(([key, value]) => ({ key, value })),
  })
  return {
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
}

/** By these rules browsers prepare a page when a visitor rests on a link to it; files and new tabs are left out. */
function speculationRules(basePath: string): object {
  const where = {
    and: [
      { href_matches: `${basePath}*` },
      { not: { href_matches: `${basePath}*.*` } },
      { not: { selector_matches: '[target=_blank], [download]' } },
    ],
  }
  return { prerender: [{ where, eagerness: 'moderate' }] }
}

/** The page at an old address for hosts without rules: it redirects at once, with scripts or without. */
function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyInDocuments}">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><main><h1>This page has moved</h1><p><a href="${to}">Go to its new address</a></p></main></body>
</html>
`
}
