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

describe('the rules for hosts', () => {
  it('lie below a base path, and find the files there', () => {
    expect(below._headers).toMatch(/^\/site\/\*\n {2}Content-Security-Policy: /)
    expect(below._headers).toContain(
      '\n/site/speculation-rules.json\n  Content-Type: application/speculationrules+json\n',
    )
    expect(below._redirects?.split('\n')).toEqual([
      '/site/index.php/old-call/ /site/nominate-beacon 301',
      '/site/index.php/old-call /site/nominate-beacon 301',
      '/site/old-page/ /site/ 301',
      '/site/old-page /site/ 301',
      '/site/* /:splat 200',
      '',
    ])
  })

  it('remove a general value before another, since Cloudflare would send both', () => {
    const value = 'Cross-Origin-Resource-Policy: cross-origin'
    expect(atRoot._headers).toContain(`\n  ! Cross-Origin-Resource-Policy\n  ${value}\n`)
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
})

describe('the rules for speculation', () => {
  it.each([
    ['/', atRoot],
    ['/site/', below],
  ])('prepare the documents below %s, and no files', (basePath, files) => {
    const [rule] = JSON.parse(files['speculation-rules.json'] ?? '').prerender
    expect(rule.eagerness).toBe('moderate')
    expect(rule.where.and.slice(0, 2)).toEqual([
      { href_matches: `${basePath}*` },
      { not: { href_matches: `${basePath}*.*` } },
    ])
  })
})

describe('the page at an old address', () => {
  const $ = load(atRoot['index.php/old-call/index.html'] ?? '')

  it('leads on at once and without a script, and has a link for those who stay', () => {
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/nominate-beacon')
    expect($('a').attr('href')).toBe('/nominate-beacon')
    expect($('script')).toHaveLength(0)
    expect(below['index.php/old-call/index.html']).toContain('url=/site/nominate-beacon"')
  })

  it('is a whole page that search engines leave out', () => {
    expect($('html').attr('lang')).toBe('en-GB')
    expect($('title').text()).not.toBe('')
    expect($('h1')).toHaveLength(1)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toBe(policyInDocuments)
  })
})
