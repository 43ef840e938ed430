import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from './measure.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page, or on a part of it, as it stands, one line for each element. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  // The page's policy keeps every other way of bringing a script in closed.
  const violations = await page.evaluate<Result[]>(
    `${axe.source}; axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
