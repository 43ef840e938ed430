import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { budgets } from '../weight/budgets.ts'
import { checkPage, weigh } from '../weight/check-budgets.ts'

/**
 * Expects that a first visit has asked for nothing twice, for no more than its budget beside the page's pictures and the fonts
 * of its letters with marks, and that all of it weighs no more than its budgets.
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
  for (const kind of ['.css', '.js', '.woff2']) expect(asked.join(' ')).toContain(kind)
  const load = async (url: string) =>
    weigh(new URL(url).pathname, new Uint8Array(await (await fetch(url)).arrayBuffer()))
  const [document, files] = await Promise.all([load(page.url()), Promise.all(requests.map(load))])
  expect(checkPage(document, files)).toEqual([])
}
