import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { redirects } from '../content/routes.ts'
import { securityHeaders } from './headers.ts'
import { hostFiles, redirectPage } from './host-files.ts'

const contentOf = (name: string) => hostFiles().find((file) => file.name === name)?.content ?? ''

describe('the rules for hosts', () => {
  it('redirect each old address for good, with and without its slash', () => {
    const rules = contentOf('_redirects').trimEnd().split('\n')
    expect(rules).toEqual([
      '/index.php/innovation-in-fundraising-summit/ /nominate-beacon 301',
      '/index.php/innovation-in-fundraising-summit /nominate-beacon 301',
    ])
    expect(rules).toHaveLength(2 * redirects.length)
  })

  it('send the same headers as the preview', () => {
    const headers = contentOf('_headers')
    for (const [name, value] of securityHeaders) expect(headers).toContain(`\n  ${name}: ${value}\n`)
    expect(headers.startsWith('/*\n')).toBe(true)
  })

  it('let files be kept whose names change with their content', () => {
    expect(contentOf('_headers')).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  })
})

describe('the page at an old address', () => {
  const $ = load(redirectPage('/nominate-beacon'))

  it('leads on at once and without a script, and has a link for those who stay', () => {
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/nominate-beacon')
    expect($('a').attr('href')).toBe('/nominate-beacon')
    expect($('script')).toHaveLength(0)
  })

  it('is a whole page that search engines leave out', () => {
    expect($('html').attr('lang')).toBe('en-GB')
    expect($('title').text()).not.toBe('')
    expect($('h1')).toHaveLength(1)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  })
})
