import { type Redirect, redirectDocument } from '../content/kinds/redirect.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { caddyfile } from './caddy.ts'
import { policyInDocuments } from './headers.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxConfiguration } from './nginx.ts'
import { speculationRules, speculationRulesPath } from './speculation-rules.ts'
import { vercelConfiguration } from './vercel.ts'

/**
 * Everything that hosts need to know, as files by their names in the built site: `client/` is what is published, and
 * `hosting/` is for servers of one's own.
 *
 * @param siteUrl the address that the site is served at
 * @param redirects the old addresses of the content
 */
export function hostFiles(siteUrl: string, redirects: readonly Redirect[]): Readonly<Record<string, string>> {
  const basePath = basePathOf(siteUrl)
  return {
    'client/_headers': netlifyHeaders(basePath),
    'client/_redirects': netlifyRedirects(basePath, redirects),
    'client/vercel.json': vercelConfiguration(basePath, redirects),
    [`client${speculationRulesPath}`]: `${JSON.stringify(speculationRules(basePath), null, 2)}\n`,
    // For hosts without rules.
    ...Object.fromEntries(
      redirects.map(({ from, to }) => [`client/${redirectDocument(from)}`, redirectPage(atBasePath(to, basePath))]),
    ),
    'hosting/nginx.conf': nginxConfiguration(siteUrl, redirects),
    'hosting/Caddyfile': caddyfile(siteUrl, redirects),
  }
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
