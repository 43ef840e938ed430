import { redirects } from '../content/routes.ts'
import { cacheControl, hashedFolder, securityHeaders } from './headers.ts'

/** A file that a host reads its rules from, by its name in the folder that is served. */
export interface HostFile {
  name: string
  content: string
}

/** The rules for hosts that read `_redirects` and `_headers` (Netlify, Cloudflare Pages). */
export function hostFiles(): HostFile[] {
  const headers = (path: string, lines: readonly (readonly [string, string])[]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    { name: '_redirects', content: `${redirects.flatMap(redirectRules).join('\n')}\n` },
    {
      name: '_headers',
      content: `${headers('/*', securityHeaders)}\n${headers(`${hashedFolder}*`, [['Cache-Control', cacheControl(hashedFolder)]])}\n`,
    },
  ]
}

/** The page at an old address for hosts without rules: it replaces itself at once, with scripts or without. */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><main><h1>This page has moved</h1><p><a href="${to}">Go to its new address</a></p></main></body>
</html>
`
}

/** An old address with and without the slash at its end. */
function redirectRules({ from, to }: { from: string; to: string }): string[] {
  return [from, from.replace(/\/$/, '')].map((path) => `${path} ${to} 301`)
}
