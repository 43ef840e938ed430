import type { Question } from './ask.ts'

/** A question with the status that every host answers it with. */
export interface Expected extends Question {
  status: number
  /** Where a redirect leads. */
  location?: string
  /** The file whose content is sent, where that is a part of it or all of it. */
  file?: string
  encoding?: 'br' | 'gzip'
}

const legacy = '/index.php/old-call'

const gets = (status: number, paths: readonly string[]): Expected[] => paths.map((path) => ({ path, status }))
const leads = (paths: Readonly<Record<string, string>>): Expected[] =>
  Object.entries(paths).map(([path, location]) => ({ path, status: 301, location }))
const accepting = (path: string, accepted: string, encoding?: 'br' | 'gzip'): Expected => ({
  path,
  status: 200,
  headers: { 'accept-encoding': accepted },
  ...(encoding && { encoding }),
})
const ranged = (range: string, status: number): Expected => ({ path: '/about', headers: { range }, status })

/**
 * What the servers are asked, on a site at the root of its host.
 */
const questions: Readonly<Record<string, readonly Expected[]>> = {
  'pages at clean addresses': [
    { path: '/', status: 200, file: 'index.html' },
    { path: '/about', status: 200, file: 'about.html' },
    { path: '/about?from=mail&x=%2F..%2F', status: 200, file: 'about.html' },
    { path: '/pilot/tide-table', status: 200, file: 'pilot/tide-table.html' },
    { path: '/%61bout', status: 200, file: 'about.html' },
    { path: '/about', method: 'POST', status: 405 },
  ],
  'files with the type of their content': [
    { path: '/assets/entry.1a2b.js', status: 200, file: 'assets/entry.1a2b.js' },
    { path: '/assets/style.3c4d.css?x', status: 200, file: 'assets/style.3c4d.css' },
    { path: '/images/Gen%C3%A8ve%202025.png', status: 200, file: 'images/Genève 2025.png' },
    { path: '/.well-known/security.txt', status: 200, file: '.well-known/security.txt' },
    ...gets(200, ['/assets/text.woff2', '/icon.svg', '/figures.json', '/feed.xml', '/feed.json', '/summit.ics']),
    ...gets(200, ['/about.md', '/site.webmanifest', '/report.pdf', '/data.tar.gz', '/licence']),
    ...gets(200, ['/speculation-rules.json']),
  ],
  'one address for each page': leads({
    '/about/': '/about',
    '/about/?a=b': '/about?a=b',
    '/about.html': '/about',
    '/about.html?a=/b/': '/about?a=/b/',
    '/pilot/tide-table/': '/pilot/tide-table',
    '/pilot/tide-table.html': '/pilot/tide-table',
    '/pilot/index.html': '/pilot',
    '/index.html': '/',
    '/index.html?a': '/?a',
    '/index': '/',
    '/404.html': '/404',
    '/nothing/': '/nothing',
    '/Gen%C3%A8ve%20x/': '/Gen%C3%A8ve%20x',
  }),
  'the old site’s address': leads({
    [legacy]: '/nominate-beacon',
    [`${legacy}/`]: '/nominate-beacon',
    [`${legacy}/?a=b`]: '/nominate-beacon?a=b',
    [`${legacy}?a=b/`]: '/nominate-beacon?a=b/',
    [`${legacy}/index.html`]: legacy,
  }),
  'slashes too many': leads({
    '//': '/',
    '//about': '/about',
    '/pilot//tide-table': '/pilot/tide-table',
    '/pilot////tide-table//?a=//b': '/pilot/tide-table//?a=//b',
    '//evil.example/': '/evil.example/',
    '///evil.example/about/': '/evil.example/about/',
  }),
  'what is not there': [
    ...gets(404, ['/nothing', '/pilot', '/pilot/nobody', '/about/team', '/assets', '/assets/none.js', '/About']),
    ...gets(404, ['/404', '/500', '/index.php', '/_headers', '/_redirects', '/vercel.json', '/.html', '/.git/config']),
    ...gets(404, ['/about%2ehtml', '/about.html.br', '/about.html.gz', '/vercel.json.gz', '/hosting/nginx.conf']),
    ...gets(404, [
      '/%252e%252e/secret.txt',
      '/%E0%A4',
      '/...',
      '/about.',
      '/about%20',
      '/about%3Fa',
      '/~root',
      `/${'a'.repeat(300)}`,
    ]),
    { path: '/nothing', method: 'HEAD', status: 404 },
    { path: '/nothing', method: 'POST', status: 404 },
    { path: '/nothing', status: 404, headers: { 'accept-encoding': 'br' }, encoding: 'br' },
    { path: '/assets/none.js', status: 404, headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
    { path: '/nothing', status: 404, headers: { range: 'bytes=0-9' } },
    { path: '/nothing', status: 404, headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    { path: '/nothing', status: 404, headers: { 'if-none-match': '*' } },
  ],
  'attempts to leave the folder': [
    ...gets(400, ['/../secret.txt', '/%2e%2e/secret.txt', '/%2E./secret', '/assets/../../secret.txt', '/assets/..']),
    ...gets(400, [
      '/..%2fsecret.txt',
      '/assets/..%2F..%2fsecret',
      '/..\\secret.txt',
      '/..%5csecret.txt',
      '/.',
      '/./about',
    ]),
    ...gets(400, [
      '/assets/%2e%2e/about',
      '/assets/%2e%2e?x',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F/evil.example',
    ]),
  ],
  'odd encodings': [
    ...gets(400, [
      '/%00',
      '/about%00',
      '/about%00.html',
      '/about%0d%0aX:1',
      '/%7f',
      '/about%2F',
      '/%',
      '/about%4',
      '/%zz',
    ]),
    ...gets(400, ['/%u0061', '/%%61', '/a%?b']),
  ],
  'compressed files for those who accept them': [
    accepting('/about', 'br', 'br'),
    accepting('/about', 'gzip', 'gzip'),
    accepting('/about', 'gzip, deflate, br', 'br'),
    accepting('/about', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'),
    accepting('/about', 'BR', 'br'),
    accepting('/about', 'br;q=0, gzip', 'gzip'),
    accepting('/about', 'br;q=0.0, gzip;q=0'),
    accepting('/about', 'gzip;q=0'),
    accepting('/about', 'identity'),
    accepting('/about', 'deflate, zstd'),
    accepting('/about', '*'),
    accepting('/about', 'brotli, x-br'),
    accepting('/', 'br', 'br'),
    accepting('/feed.xml', 'br', 'br'),
    accepting('/speculation-rules.json', 'gzip', 'gzip'),
    accepting('/assets/entry.1a2b.js', 'gzip, br', 'br'),
    accepting('/assets/text.woff2', 'gzip, br'),
    accepting('/data.tar.gz', 'gzip, br'),
    { ...accepting('/images/map.png', 'gzip, br'), file: 'images/map.png' },
    { ...accepting('/images/map.png', 'gzip'), file: 'images/map.png' },
    { ...accepting('/about', 'gzip', 'gzip'), method: 'HEAD' },
    { ...accepting('/about', 'gzip', 'gzip'), headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' } },
  ],
  'headers alone': [
    { path: '/', method: 'HEAD', status: 200 },
    { path: '/about', method: 'HEAD', status: 200 },
    { path: '/about/', method: 'HEAD', status: 301, location: '/about' },
    { path: '/report.pdf', method: 'HEAD', status: 200 },
  ],
  'parts of a file': [
    ranged('bytes=0-9', 206),
    ranged('bytes=10-', 206),
    ranged('bytes=-5', 206),
    { ...ranged('bytes=-999999', 206), file: 'about.html' },
    ranged('bytes=0-999999', 206),
    ranged('bytes=999999-', 416),
    ranged('bytes=0-1,4-5', 200),
    ranged('bytes=0-1,2-3', 200),
    ranged('bytes=-999999,0-1', 200),
    ranged('pages=1-2', 200),
    { path: '/assets/entry.1a2b.js', headers: { range: 'bytes=2-4' }, status: 206 },
    { path: '/about', method: 'HEAD', headers: { range: 'bytes=0-9' }, status: 206 },
    { path: '/about', headers: { range: 'bytes=0-9', 'if-range': '"other"' }, status: 200 },
    { path: '/about/', headers: { range: 'bytes=0-9' }, status: 301, location: '/about' },
  ],
  'files that the visitor may have': [
    { path: '/about', headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, status: 304 },
    { path: '/about', headers: { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, status: 200 },
    { path: '/about', headers: { 'if-modified-since': 'yesterday' }, status: 200 },
    { path: '/about', headers: { 'if-none-match': '"other"' }, status: 200 },
    { path: '/about', headers: { 'if-none-match': '*' }, status: 304 },
    {
      path: '/assets/entry.1a2b.js',
      headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      status: 304,
    },
  ],
  'files that are wanted only in one version': [
    { path: '/about', headers: { 'if-match': '"other"' }, status: 412 },
    { path: '/about', headers: { 'if-match': '"other"' }, method: 'HEAD', status: 412 },
    { path: '/about', headers: { 'if-match': '"other"', 'accept-encoding': 'br' }, status: 412 },
    { path: '/about', headers: { 'if-match': '*' }, status: 200, file: 'about.html' },
    { path: '/about', headers: { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, status: 412 },
    { path: '/about', headers: { 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, status: 200 },
  ],
  'a failure of the host': [
    { path: '/failing', status: 500 },
    { path: '/failing', status: 500, headers: { 'accept-encoding': 'br' }, encoding: 'br' },
  ],
}

/** The questions, on a site below a base path, and a few about what lies beside it. */
export function questionsBelow(basePath: string): Readonly<Record<string, readonly Expected[]>> {
  if (basePath === '/') return questions
  const base = basePath.slice(0, -1)
  const below = Object.entries(questions).map(([name, list]): [string, Expected[]] => [
    name,
    list.map((question) => ({
      ...question,
      path: base + question.path,
      ...(question.location && { location: base + question.location }),
    })),
  ])
  return {
    ...Object.fromEntries(below),
    'what lies beside the site': [
      { path: base, status: 301, location: basePath },
      { path: `${base}?a`, status: 301, location: `${basePath}?a` },
      ...gets(404, [
        '/',
        '/about',
        '/404',
        '/index.html',
        `${base}s`,
        `${base}-other/about`,
        `${base.toUpperCase()}/about`,
        '/assets/entry.1a2b.js',
      ]),
    ],
  }
}
