import type { Page } from 'playwright-core'

/** The parts of the search dialog, and the button that opens it. */
export const parts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  return {
    button: page.getByRole('button', { name: 'Search', exact: true }),
    dialog,
    input: dialog.getByRole('textbox', { name: 'Search this site' }),
    results: dialog.locator('ol').getByRole('link'),
    offered: dialog.locator('ul').getByRole('link'),
    status: dialog.getByRole('status'),
  }
}

/** The text of the element that has the focus, or its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName || '')
}

/** Opens the dialog and asks, once there are answers. */
export async function ask(page: Page, query: string): Promise<void> {
  const { button, input, status } = parts(page)
  await button.click()
  await input.fill(query)
  await status.getByText(`“${query}”`).waitFor()
}

/** Waits until the dialog can open again: React removes it when the browser reports that it was closed, a moment later. */
export const untilRemoved = (page: Page) => page.locator('.search-dialog').waitFor({ state: 'detached' })
