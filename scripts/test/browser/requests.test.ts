import { expect, test } from 'vitest'
import { budgets } from '../../weight/budgets.ts'
import { withBrowser } from './browser.ts'
import { phone } from './modes.ts'

const visit = withBrowser()

test.each(['/', '/pilot/lantern-post'])(
  'a first visit to %s asks for no more than its budget, nothing twice, and nothing later',
  (path) =>
    visit(phone, async ({ page, requests }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const asked = requests.map((url) => new URL(url).pathname)
      expect(new Set(asked).size, asked.join(' ')).toBe(asked.length)
      expect(asked.length, `${asked.length} of ${budgets.page.requests}: ${asked.join(' ')}`).toBeLessThanOrEqual(
        budgets.page.requests,
      )
    }),
)
