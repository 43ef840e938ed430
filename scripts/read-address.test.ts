import { describe, expect, it } from 'vitest'
import { fc } from '../renderer/content/testing/property.ts'
import { readAddress } from './read-address.ts'

const redirects = [
  { from: '/index.php/old-call/', to: '/nominate-beacon' },
  { from: '/Old.page', to: '/' },
]
const here = (path: string) => ({ kind: 'here', path })
const elsewhere = (location: string) => ({ kind: 'elsewhere', location })
const malformed = { kind: 'malformed' }
const none = { kind: 'none' }

describe('an address', () => {
  it.each([
    ['/', here('/')],
    ['/about?x=//', here('/about')],
    ['/Gen%C3%A8ve', here('/Genève')],
    ['/%61bout', here('/about')],
    ['/about/', elsewhere('/about')],
    ['/about/?a=b', elsewhere('/about?a=b')],
    ['/about.html', elsewhere('/about')],
    ['/index.html', elsewhere('/')],
    ['/index', elsewhere('/')],
    ['/pilot//lamp', elsewhere('/pilot/lamp')],
    ['/pilot////lamp//?a=//b', elsewhere('/pilot/lamp?a=//b')],
    ['/Gen%C3%A8ve%3F/', elsewhere('/Gen%C3%A8ve%3F')],
    ['/index.php/old-call/?a=b', elsewhere('/nominate-beacon?a=b')],
    ['/index.php/old-call', elsewhere('/nominate-beacon')],
    ['/Old.page', elsewhere('/')],
    ['/Oldxpage', here('/Oldxpage')],
    ['//evil.example', elsewhere('/evil.example')],
    ['///evil.example/about/', elsewhere('/evil.example/about')],
    ['/404', none],
    ['/500', none],
    ['/_headers', none],
    ['/data.tar.gz', here('/data.tar.gz')],
    ['http://example.org/about/', elsewhere('/about')],
    ['http://example.org', here('/')],
    ['http://example.org?x', here('/')],
  ])('%s is understood', (target, expected) => {
    expect(readAddress(target, { basePath: '/', redirects })).toEqual(expected)
  })

  it.each([
    ...['/../a', '/%2e%2e/a', '/%2E./a', '/a/../../b', '/a/..', '/.'],
    ...['/./a', '//../a', '/a/%2e%2e?x', '/.//evil.example/'],
    ...['/..%2fa', '/a/..%2F..%2fb', '/..\\a', '/..%5ca'],
    ...['/\\evil.example/', '/%5Cevil.example/', '/%2F/evil.example/'],
    ...['/%00', '/a%00.html', '/a%0d%0aX:1', '/%7f', '/a%2F', '/%', '/a%4', '/%zz', '/%u0061'],
    ...['/%%61', '/%E0%A4', '/a%?b'],
    ...['//[', '//%', '//a:b', 'http://[', 'http://[/about', 'http://%/about', 'http://:80x/', '*', ''],
  ])('that no browser sends is malformed: %s', (target) => {
    expect(readAddress(target, { basePath: '/', redirects })).toEqual(malformed)
  })

  it.each([
    ['/site/', here('/')],
    ['/site', elsewhere('/site/')],
    ['/site?a', elsewhere('/site/?a')],
    ['/site/about', here('/about')],
    ['/site/about/', elsewhere('/site/about')],
    ['/about', none],
    ['/', none],
    ['/sites/about', none],
    ['/SITE/about', none],
    ['/site/index.php/old-call', elsewhere('/site/nominate-beacon')],
  ])('below a base path: %s', (target, expected) => {
    expect(readAddress(target, { basePath: '/site/', redirects })).toEqual(expected)
  })

  const parts = '/ // . .. %2e %2f %5c \\ %00 % about Old.page é .html index ?'.split(' ')
  const targets = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => `/${some.join('')}`)

  it('never leads to another host, nor out of the folder, and its redirects come to an end', () => {
    const bases = fc.constantFrom('/', '/site/')
    const holds = fc.property(targets, bases, (target, basePath) => {
      let address = readAddress(target, { basePath, redirects })
      for (let hops = 0; address.kind === 'elsewhere'; hops += 1) {
        expect(address.location).toMatch(/^\/(?![/\\])/)
        expect(hops).toBeLessThan(target.length)
        address = readAddress(address.location, { basePath, redirects })
      }
      if (address.kind === 'here') expect(address.path.split('/')).not.toContain('..')
    })
    fc.assert(holds)
  })
})
