import { policyInDocuments } from './headers.ts'

/** The page at an old address for hosts without rules: it redirects at once, with scripts or without. */
export function redirectPage(to: string): string {
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
