import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withBrowser } from './browser.ts'

const visit = withBrowser()

/** A host that cannot send headers, as GitHub Pages: what the documents say themselves is all there is. */
async function withoutHeaders(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    await route.fulfill({
      status: response.status(),
      contentType: response.headers()['content-type'] ?? '',
      body: await response.body(),
    })
  })
}

test.each([
  ['sent as a header', async () => {}],
  ['in the document alone', withoutHeaders],
])('the policy %s lets no text become code, and nothing from elsewhere or from within the document run', (_, prepare) =>
  visit({}, async ({ page }) => {
    await prepare(page)
    await page.goto('/about')
    const refused = await page.evaluate(async () => {
      const violations: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      )
      const attempts = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {}),
      }
      const thrown = Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} was allowed`
        } catch {
          return name
        }
      })
      const picture = new Image()
      const failed = new Promise((resolve) => {
        picture.onerror = resolve
      })
      picture.src = 'https://example.org/picture.png'
      const style = document.createElement('style')
      document.head.append(style)
      style.append('body { display: none }')
      await failed
      return { thrown, violations, display: getComputedStyle(document.body).display }
    })
    expect(refused.thrown).toEqual(['markup', 'policy'])
    expect(refused.violations).toEqual(
      expect.arrayContaining(['img-src', 'style-src-elem', 'require-trusted-types-for']),
    )
    expect(refused.display).not.toBe('none')
  }),
)

test('the browser takes the rules for speculation, and goes to prepare the page behind a link that the visitor rests on', () =>
  visit({}, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const sets: { url?: string; errorType?: string; errorMessage?: string }[] = []
    const attempts: string[] = []
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => sets.push(ruleSet))
    // Under a debugger, as here, Chromium begins and then refuses.
    session.on('Preload.prerenderStatusUpdated', ({ key }) => attempts.push(new URL(key.url).pathname))
    await session.send('Preload.enable')
    await page.goto('/about')
    await expect.poll(() => sets).not.toHaveLength(0)
    expect(sets.map(({ url, errorType, errorMessage }) => ({ url, errorType, errorMessage }))).toEqual([
      { url: `${inject('address')}/speculation-rules.json`, errorType: undefined, errorMessage: undefined },
    ])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).hover()
    await expect.poll(() => attempts).toEqual(['/privacy-policy'])
  }))
