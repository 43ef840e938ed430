import { describe, expect, it } from 'vitest'
import { cacheControl, securityHeaders } from './headers.ts'

const headers = new Map(securityHeaders)
const policy = new Map(
  headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
)

describe('every response', () => {
  it('forbids whatever its policy does not name', () => {
    expect(policy.get('default-src')).toBe("'none'")
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'")
  })

  it('takes scripts, styles, images and fonts from this site only, and never from within a document', () => {
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toBe("'self'")
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|\*|data:|https?:/)
  })

  it('is what it says it is, and tells other sites little', () => {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  })

  it('has each header once, in one line', () => {
    expect(headers.size).toBe(securityHeaders.length)
    for (const [name, value] of securityHeaders) expect(`${name}: ${value}`).not.toMatch(/[\r\n]/)
  })
})

describe('a response is kept', () => {
  it('for a year when its name changes with its content', () => {
    expect(cacheControl('/assets/entry.1a2b3c.js')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/about', '/theme.js', '/article/assets/x', '/404'])('only after asking again: %s', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate')
  })
})
