import type { Page } from 'playwright-core'

/** The names by which the parts of a page travel to the next one. */
export function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name && name !== 'none'),
  )
}
