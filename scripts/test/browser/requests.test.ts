import { test } from 'vitest'
import { withBrowser } from './browser.ts'
import { expectWithinBudget } from './first-requests.ts'
import { phone } from './modes.ts'

const visit = withBrowser()

test.each(['/', '/pilot/lantern-post'])(
  'a first visit to %s asks for no more than its budget, nothing twice, and nothing later',
  (path) =>
    visit(phone, async ({ page, requests }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectWithinBudget(page, requests)
    }),
)
