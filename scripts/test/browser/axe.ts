import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from './measure.ts'

/** The short form: the browser reads it in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page, or on a part of it, as it stands, one line for each element. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  // The page's policy keeps every other way of bringing a script in closed. Once is enough for as long as a page stands.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
