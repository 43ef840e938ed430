import { describe, expect, it } from 'vitest'
import { explainAddress } from './address.ts'

describe('an address may be', () => {
  it.each([
    ...[
      'https://example.org/@somebody',
      'https://example.org:8080/a?b=c@d',
      'https://[2001:db8::1]/',
      'https://192.0.2.7/',
    ],
    ...[
      'https://genève.ch/',
      'https://xn--genve-6ra.ch/',
      'https://пример.рф/',
      'https://例え.jp/',
      'https://日本カメラ.example/',
    ],
    ...[
      'https://a_b.example.org',
      'mailto:hello@example.org?subject=a',
      'mailto:a@genève.ch',
      'tel:+41220000000',
      'https://привет.com',
    ],
  ])('%s', (address) => {
    expect(explainAddress(address)).toBeUndefined()
  })

  it('of letters with accents, however many were read before', () => {
    const faults = Array.from({ length: 20_000 }, () => explainAddress('https://genève.ch/'))
    expect(faults.filter(Boolean)).toEqual([])
  })
})

describe('an address may not be', () => {
  it.each([
    ['https://example.org@evil.example/', 'evil.example'],
    ['https://a:b@evil.example/', 'evil.example'],
    ['https://exаmple.org/', 'U+0430'],
    ['https://xn--exmple-4nf.org/', 'U+0430'],
    ['https://www.gοοgle.com', 'U+03BF'],
    ['https://аррӏе.com', 'U+0430'],
    ['https://exam\u200bple.org', 'U+200B'],
    ['https://exam\u00adple.org', 'U+00AD'],
    ['https://example.org/a\u200fb', 'U+200F'],
    ['https://example.org\u2044evil.example', 'U+2044'],
    ['mailto:hello@exаmple.org', 'U+0430'],
    ['https:///evil.example/a', 'evil.example'],
    ['https://example.org\\@evil.example/', 'a backslash'],
    ['https://example.org/a\\..\\b', 'a backslash'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://ex%61mple.org/', 'leads to `example.org`'],
    ['https://example。org/', 'leads to `example.org`'],
    ['https://[::', 'not complete'],
    ['mailto:', 'not complete'],
    ['https://\ua4ee\ua4f0.org', 'U+A4EE'],
    ['https://日本аa.jp', 'U+0430'],
  ])('%s', (address, said) => {
    const fault = explainAddress(address)
    expect(fault?.message).toContain(said)
    expect(fault?.fix).toBeTruthy()
  })
})

describe('what is typed in its place is named:', () => {
  it.each([
    ['http://example.org/talk', 'write https://example.org/talk'],
    ['htps://example.org', 'write https://example.org'],
    ['https:/example.org', 'write https://example.org'],
    ['https//example.org', 'write https://example.org'],
    ['www.example.org/talk?a=b', 'write https://www.example.org/talk?a=b'],
    ['example.org', 'write https://example.org'],
    ['//example.org/talk', 'write https://example.org/talk'],
    ['hello@example.org', 'write mailto:hello@example.org'],
    ['../pilots.md', 'did you mean `/pilots`?'],
    ['pilot', 'did you mean `/pilots`?'],
    ['ftp://example.org', 'write /a-page of the site, an https address, mailto: or tel:'],
    ['team.jpg', 'write /a-page of the site, an https address, mailto: or tel:'],
  ])('%s', (address, fix) => {
    expect(explainAddress(address, ['/', '/pilots'])?.fix).toBe(fix)
  })
})
