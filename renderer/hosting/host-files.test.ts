import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { headersOf, headersOfFiles, policyInDocuments } from './headers.ts'
import { hostFiles } from './host-files.ts'

const redirects = [
  { from: '/index.php/old-call/', to: '/nominate-beacon' },
  { from: '/old-page', to: '/' },
]
const atRoot = hostFiles('https://example.org', redirects)
const below = hostFiles('https://example.org/site/', redirects)

describe('the rules for Netlify and Cloudflare Pages', () => {
  it('redirect each old address for good, with and without its slash', () => {
    const rules = atRoot['client/_redirects']?.trimEnd().split('\n')
    expect(rules).toEqual([
      '/index.php/old-call/ /nominate-beacon 301',
      '/index.php/old-call /nominate-beacon 301',
      '/old-page/ / 301',
      '/old-page / 301',
    ])
  })

  it('find the files below a base path', () => {
    expect(below['client/_redirects']?.split('\n')).toEqual([
      '/site/index.php/old-call/ /site/nominate-beacon 301',
      '/site/index.php/old-call /site/nominate-beacon 301',
      '/site/old-page/ /site/ 301',
      '/site/old-page /site/ 301',
      '/site/* /:splat 200',
      '',
    ])
  })

  it('send the same headers as the preview', () => {
    const rules = atRoot['client/_headers'] ?? ''
    for (const [name, value] of headersOf('/')) expect(rules).toContain(`\n  ${name}: ${value}\n`)
    expect(rules.startsWith('/*\n  ')).toBe(true)
    expect(rules).not.toMatch(/\n\n/)
  })

  it('let files be kept whose names change with their content, and name types that endings do not tell', () => {
    expect(atRoot['client/_headers']).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
    expect(below['client/_headers']).toContain(
      '\n/site/speculation-rules.json\n  Content-Type: application/speculationrules+json\n',
    )
  })
})

describe('the figures and the feeds', () => {
  const files = ['/feed.xml', '/feed.json', '/figures.csv', '/figures.json']
  const isShared = (rule: string) =>
    /Access-Control-Allow-Origin|Cross-Origin-Resource-Policy.{0,12}cross-origin/.test(rule)

  it('may be read by the pages of other sites, and nothing else may', () => {
    const shared = Object.entries(headersOfFiles).filter(([, list]) => list.some((header) => isShared(header.join())))
    expect(shared.map(([path]) => path).sort()).toEqual(files.toSorted())
    for (const [, list] of shared)
      expect(list).toEqual(
        expect.arrayContaining([
          ['Access-Control-Allow-Origin', '*'],
          ['Cross-Origin-Resource-Policy', 'cross-origin'],
        ]),
      )
    expect(headersOf('/').filter((header) => isShared(header.join()))).toEqual([])
  })

  it.each([
    ['', atRoot],
    ['/site', below],
  ])('have it in every host’s rules: %s', (base, rules) => {
    for (const path of files) {
      // The line with `!` removes the general value.
      expect(rules['client/_headers']).toMatch(
        new RegExp(
          `^${base}${path}\n(?:  Content-Type: .*\n)?  Access-Control-Allow-Origin: \\*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n`,
          'm',
        ),
      )
      expect(rules['hosting/Caddyfile']).toContain(`header ${path} Cross-Origin-Resource-Policy cross-origin\n`)
      const { headers } = JSON.parse(rules['client/vercel.json'] ?? '')
      expect(headers.at(-1).headers).toContainEqual({ key: 'Access-Control-Allow-Origin', value: '*' })
    }
  })
})

describe('the rules for Vercel', () => {
  const read = (files: typeof atRoot) => JSON.parse(files['client/vercel.json'] ?? '')

  it('say the same', () => {
    const { headers, redirects: rules, cleanUrls, trailingSlash } = read(atRoot)
    expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false })
    expect(headers[0]).toEqual({ source: '/(.*)', headers: headersOf('/').map(([key, value]) => ({ key, value })) })
    expect(headers[1]).toMatchObject({ source: '/assets/(.*)', headers: [{ key: 'Cache-Control' }] })
    expect(rules).toContainEqual({
      source: '/index.php/old-call/',
      destination: '/nominate-beacon',
      statusCode: 301,
    })
  })

  it('find the files below a base path', () => {
    expect(read(atRoot).rewrites).toBeUndefined()
    expect(read(below).rewrites).toEqual([{ source: '/site/:path*', destination: '/:path*' }])
    expect(read(below).redirects[0].destination).toBe('/site/nominate-beacon')
  })
})

describe('the rules for speculation', () => {
  it.each([
    ['/', atRoot],
    ['/site/', below],
  ])('prepare the documents below %s, and no files', (basePath, files) => {
    const [rule] = JSON.parse(files['client/speculation-rules.json'] ?? '').prerender
    expect(rule.eagerness).toBe('moderate')
    expect(rule.where.and.slice(0, 2)).toEqual([
      { href_matches: `${basePath}*` },
      { not: { href_matches: `${basePath}*.*` } },
    ])
  })
})

describe('the page at an old address', () => {
  const $ = load(atRoot['client/index.php/old-call/index.html'] ?? '')

  it('leads on at once and without a script, and has a link for those who stay', () => {
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/nominate-beacon')
    expect($('a').attr('href')).toBe('/nominate-beacon')
    expect($('script')).toHaveLength(0)
    expect(below['client/index.php/old-call/index.html']).toContain('url=/site/nominate-beacon"')
  })

  it('is a whole page that search engines leave out', () => {
    expect($('html').attr('lang')).toBe('en-GB')
    expect($('title').text()).not.toBe('')
    expect($('h1')).toHaveLength(1)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toBe(policyInDocuments)
  })
})
