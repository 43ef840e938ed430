import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { budgets } from '../weight/budgets.ts'

/**
 * Expects that a first visit has asked for nothing twice, and for no more than its budget beside the page's pictures
 * and the fonts of its letters with marks.
 */
export async function expectWithinBudget(page: Page, requests: readonly string[]): Promise<void> {
  const asked = requests.map((url) => new URL(url).pathname)
  const pictures: string[] = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => Reflect.get(image, 'src')))
  const marked = asked.filter((path) => path.includes('-marked'))
  const budget = budgets.page.requests + new Set(pictures).size + marked.length
  expect(asked).toContain(new URL(page.url()).pathname)
  expect(new Set(asked).size, asked.join(' ')).toBe(asked.length)
  expect(asked.length, `${asked.length} of ${budget}: ${asked.join(' ')}`).toBeLessThanOrEqual(budget)
}
