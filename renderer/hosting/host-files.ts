import { fileAddresses } from '../addresses.ts'
import { bothForms, type Redirect, redirectDocument } from '../content/kinds/redirect.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { headersOf, headersOfFiles, policyInDocuments } from './headers.ts'

/** The rules for hosts, which are among the served files. */
export const ruleFiles = ['_headers', '_redirects'] as const

/** What hosts and browsers need to know, as files of the built site by their names. */
export function hostFiles(siteUrl: string, redirects: readonly Redirect[]): Readonly<Record<string, string>> {
  const basePath = basePathOf(siteUrl)
  return {
    _headers: headerRules(basePath),
    _redirects: redirectRules(basePath, redirects),
    [fileAddresses.speculationRules.slice(1)]: `${JSON.stringify(speculationRules(basePath), null, 2)}\n`,
    // For hosts without rules.
    ...Object.fromEntries(
      redirects.map(({ from, to }) => [redirectDocument(from), redirectPage(atBasePath(to, basePath))]),
    ),
  }
}

/** `_headers`, as Netlify and Cloudflare Pages read it. It leaves out what both do anyway, such as revalidation. */
function headerRules(basePath: string): string {
  const general = headersOf(basePath)
  const lines = Object.entries({ '/*': general, ...headersOfFiles }).flatMap(([path, headers]) => [
    atBasePath(path, basePath),
    ...headers.flatMap(([name, value]) => {
      // Cloudflare would send both values; the line with `!` removes the general one. Netlify ignores it.
      const isReplaced = path !== '/*' && general.some(([header]) => header === name)
      return isReplaced ? [`  ! ${name}`, `  ${name}: ${value}`] : `  ${name}: ${value}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

/** `_redirects`, for the same. Below a base path, the last rule finds the files at the root of what is published. */
function redirectRules(basePath: string, redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) =>
    bothForms(from).map((path) => `${atBasePath(path, basePath)} ${atBasePath(to, basePath)} 301\n`),
  )
  return [...rules, ...(basePath === '/' ? [] : [`${basePath}* /:splat 200\n`])].join('')
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
