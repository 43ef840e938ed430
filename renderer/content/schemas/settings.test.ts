import { describe, expect, it } from 'vitest'
import { settingsSchema } from './settings.ts'

describe('the address of the site, which reaches the rules for hosts,', () => {
  const { url } = settingsSchema.shape

  it.each([
    ...['https://example.org', 'https://example.org/', 'https://example.org/site', 'https://example.org/a.b/c-d/~e_f/'],
    ...['https://www.example-site.org', 'https://xn--bcher-kva.example', 'https://example.org:8443/site/'],
  ])('may be %s', (value) => {
    expect(url.safeParse(value).success).toBe(true)
  })

  it.each([
    ...['http://example.org', 'https://user@example.org', 'https://a:b@example.org', 'https://bücher.example'],
    ...[
      'https://example.org"',
      "https://example.org'",
      'https://{example}.org',
      'https://exam ple.org',
      'https://a;b.org',
    ],
    ...['https://example.org/..', 'https://example.org/../a', 'https://example.org/a/../b/', 'https://example.org/./a'],
    ...['https://example.org/a"b', 'https://example.org/{a}', 'https://example.org/a b', 'https://example.org/%7B'],
    ...['https://example.org/?a', 'https://example.org/#a', 'https://example.org//a', 'https://example.org:99999'],
  ])('may not be %s', (value) => {
    expect(url.safeParse(value).success).toBe(false)
  })
})

describe('a file by which a service knows the site', () => {
  const { verification } = settingsSchema.shape
  const accepts = (href: string) => verification.safeParse([{ href, reason: 'A service asks for it.' }]).success

  it.each(['/google0a1b.html', '/.well-known/change-password', '/.well-known/assetlinks.json'])('may be %s', (href) => {
    expect(accepts(href)).toBe(true)
  })

  it.each([
    ...['google0a1b.html', '/a/b.html', '/_a.html', '/.a.html', '/a.js'],
    ...['/CNAME', '/.well-known/a.js', '/.well-known/a/b'],
    ...['/.well-known/../a', '/../a.html', '/a.html\n', '//evil.example/a.html'],
  ])('may not be %j', (href) => {
    expect(accepts(href)).toBe(false)
  })
})
