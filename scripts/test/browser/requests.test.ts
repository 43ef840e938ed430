import { describe, expect, test } from 'vitest'
import { budgets } from '../../weight/budgets.ts'
import { paths } from '../site/site-pages.ts'
import { withBrowser } from './browser.ts'
import { desktop, phone } from './modes.ts'

const visit = withBrowser()

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('a first visit on %s', (_, options) => {
  test.each([...paths, '/nowhere'])('to %s asks for no more than its budget, and for nothing twice', (path) =>
    visit(options, async ({ page, requests }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const asked = requests.map((url) => new URL(url).pathname)
      expect(new Set(asked).size, asked.join(' ')).toBe(asked.length)
      expect(asked.length, `${asked.length} of ${budgets.page.requests}: ${asked.join(' ')}`).toBeLessThanOrEqual(
        budgets.page.requests,
      )
    }),
  )
})
