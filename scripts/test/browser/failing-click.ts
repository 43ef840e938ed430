import type { Locator } from 'playwright-core'

/**
 * Clicks on a control of an island that cannot be loaded, and waits until this try has failed: its message takes the
 * place of the one before. A click that comes earlier starts no try of its own.
 *
 * @param control the button of the island, or *Try again*
 * @param alert the island's message
 */
export async function clickInVain(control: Locator, alert: Locator): Promise<void> {
  const earlier = await alert.elementHandles()
  await control.click()
  for (const element of earlier) await element.waitForElementState('hidden')
  await alert.getByText('couldn’t be loaded').waitFor()
}
