import { describe, expect, it } from 'vitest'
import { atBasePath, basePathOf, completeUrl, rebaseMarkup } from './base-path.ts'

describe('the base path', () => {
  it.each([
    ['https://example.org', '/'],
    ['https://example.org/', '/'],
    ['https://example.org/site', '/site/'],
    ['https://example.org/site/', '/site/'],
    ['https://example.org/sub/path/', '/sub/path/'],
  ])('is part of the address of the site: %s', (url, basePath) => {
    expect(basePathOf(url)).toBe(basePath)
    expect(completeUrl(url, '/about')).toBe(`https://example.org${basePath}about`)
  })

  it.each([
    ['/', '/site/'],
    ['/pilots', '/site/pilots'],
    ['/about#story', '/site/about#story'],
    ['#story', '#story'],
    ['//example.org/a', '//example.org/a'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ])('goes before addresses within the site alone: %s', (target, expected) => {
    expect(atBasePath(target, '/site/')).toBe(expected)
    expect(atBasePath(target, '/')).toBe(target)
  })
})

describe('rendered markup', () => {
  it('gets it before every address', () => {
    const html = '<a class="x" href="/pilots">a</a><img src="/a.png" srcSet="/a.png 1x, /b.png 2x"><a href="#b">c</a>'
    expect(rebaseMarkup(html, '/site/')).toBe(
      '<a class="x" href="/site/pilots">a</a><img src="/site/a.png" srcSet="/site/a.png 1x, /site/b.png 2x"><a href="#b">c</a>',
    )
  })

  it('keeps its words, and the values of other attributes', () => {
    const html = '<p title="see > href=&quot;/a">an attribute: href="/pilots", and 1 &lt; 2 href="/x"</p>'
    expect(rebaseMarkup(html, '/site/')).toBe(html)
  })

  it('stays the same where the site lies at the root', () => {
    const html = '<a href="/pilots">a</a>'
    expect(rebaseMarkup(html, '/')).toBe(html)
  })
})
