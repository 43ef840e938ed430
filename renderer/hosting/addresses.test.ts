import { describe, expect, it } from 'vitest'
import { fc } from '../content/testing/property.ts'
import { addressRules, hidden, malformed, readAddress } from './addresses.ts'

const redirects = [
  { from: '/index.php/old-call/', to: '/nominate-beacon' },
  { from: '/Old.page', to: '/' },
]

describe('an address', () => {
  it.each([
    ['/', { kind: 'here', path: '/' }],
    ['/about?x=//', { kind: 'here', path: '/about' }],
    ['/Gen%C3%A8ve', { kind: 'here', path: '/Genève' }],
    ['/about/', { kind: 'elsewhere', location: '/about' }],
    ['/index.php/old-call/?a=b', { kind: 'elsewhere', location: '/nominate-beacon?a=b' }],
    ['/Old.page', { kind: 'elsewhere', location: '/' }],
    ['/Oldxpage', { kind: 'here', path: '/Oldxpage' }],
    ['//evil.example', { kind: 'elsewhere', location: '/evil.example' }],
    ['/404', { kind: 'none' }],
    ['/about.html.br', { kind: 'none' }],
    ['/data.tar.gz', { kind: 'here', path: '/data.tar.gz' }],
    ['/../a', { kind: 'malformed' }],
    ['http://example.org/about/', { kind: 'elsewhere', location: '/about' }],
    ['http://example.org', { kind: 'here', path: '/' }],
    ['http://example.org?x', { kind: 'here', path: '/' }],
    ['http://[', { kind: 'malformed' }],
    ['http://[/about', { kind: 'malformed' }],
    ['*', { kind: 'malformed' }],
  ])('%s is understood', (target, expected) => {
    expect(readAddress(target, { basePath: '/', redirects })).toEqual(expected)
  })

  it.each([
    ['/site/', { kind: 'here', path: '/' }],
    ['/site', { kind: 'elsewhere', location: '/site/' }],
    ['/site/about', { kind: 'here', path: '/about' }],
    ['/about', { kind: 'none' }],
    ['/sites/about', { kind: 'none' }],
    ['/site/index.php/old-call', { kind: 'elsewhere', location: '/site/nominate-beacon' }],
  ])('below a base path: %s', (target, expected) => {
    expect(readAddress(target, { basePath: '/site/', redirects })).toEqual(expected)
  })

  const part = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    'about',
    'Old.page',
    'é',
    '.html',
    'index',
    '?',
  )
  const targets = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)

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

describe('the expressions', () => {
  it('use nothing that nginx’s or Caddy’s files would read otherwise', () => {
    const patterns = [malformed, hidden, ...addressRules('/a.b/', redirects).map(({ pattern }) => pattern)]
    for (const pattern of patterns) expect(pattern).not.toMatch(/[{}"'`\s]|\\\\|\(\?[^:]/)
  })
})
