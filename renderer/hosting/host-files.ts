import { type Redirect, redirectDocument } from '../content/kinds/redirect.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { caddyfile } from './caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxConfiguration } from './nginx.ts'
import { redirectPage } from './redirect-page.ts'
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
