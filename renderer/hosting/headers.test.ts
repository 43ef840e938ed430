import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, headersOf, headersOfFile, policyInDocuments } from './headers.ts'

const headers = new Map(headersOf('/'))
const policy = new Map(
  contentSecurityPolicy
    .split('; ')
    .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
)

function evaluate(text: string) {
  return new CspEvaluator(new CspParser(text).csp).evaluate()
}

describe('every response', () => {
  it('forbids what comes from elsewhere, and what no page has need of', () => {
    expect(headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy)
    expect(policy.get('default-src')).toBe("'self'")
    for (const name of ['frame-src', 'media-src', 'object-src', 'worker-src']) expect(policy.get(name)).toBe("'none'")
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'")
  })

  it('takes scripts, styles, images and fonts from this site only, and never from within a document', () => {
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy.get(name) ?? policy.get('default-src')).toBe("'self'")
    expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|data:|https?:/)
  })

  it.each([contentSecurityPolicy, policyInDocuments])(
    'has a policy that Google’s evaluator finds sound: %s',
    (text) => {
      const findings = evaluate(text)
      expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([])
      // This finding asks whether the site serves uploads or JSONP. It serves neither.
      expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(["default-src 'self'"])
    },
  )

  it('has a policy that the evaluator would fault were it weaker', () => {
    const weaker = contentSecurityPolicy.replace("default-src 'self'", "default-src 'self' 'unsafe-inline'")
    expect(evaluate(weaker).some(({ severity }) => severity <= Severity.MEDIUM)).toBe(true)
  })

  it('is what it says it is, and tells other sites little', () => {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
  })

  it('asks for an encrypted connection for a year, and for nothing on behalf of subdomains', () => {
    expect(headers.get('Strict-Transport-Security')).toBe(`max-age=${365 * 24 * 60 * 60}`)
  })

  it('names the rules for speculation where the site lies', () => {
    expect(headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
    expect(new Map(headersOf('/site/')).get('Speculation-Rules')).toBe('"/site/speculation-rules.json"')
  })

  it('has each header once, in one line', () => {
    expect(headers.size).toBe(headersOf('/').length)
    for (const [name, value] of headers) expect(`${name}: ${value}`).not.toMatch(/[\r\n]/)
  })
})

describe('the policy within documents', () => {
  it('is the same but for what only a header can say', () => {
    expect(contentSecurityPolicy).toBe(`${policyInDocuments}; frame-ancestors 'none'`)
  })
})

describe('a file', () => {
  it('is kept for a year when its name changes with its content', () => {
    expect(headersOfFile('/assets/entry.1a2b3c.js')).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']])
  })

  it.each(['/index.html', '/about.html', '/icon.svg', '/article/assets/x'])('is as all others: %s', (path) => {
    expect(headersOfFile(path)).toEqual([])
  })
})
