import type { Page } from 'playwright-core'

/** The width of a window and how far the page in it reaches, which is no wider where nothing scrolls sideways. */
export function measureWidth(page: Page): Promise<{ window: number; page: number }> {
  return page.evaluate(() => ({ window: innerWidth, page: document.documentElement.scrollWidth }))
}

/** Waits until no transition runs, so that colours are the final ones. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Waits for the browser to draw what has happened so far. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Does something first, at which the page loads what it needs after a first action, and waits for that. */
export async function untilLoaded(page: Page, act: () => Promise<void>): Promise<void> {
  const [first] = await Promise.all([page.waitForResponse(/chunks/), act()])
  // Done as soon as the page has this module and all that it imports, which it asks for later. A text: vitest rewrites imports.
  await page.evaluate(`import(${JSON.stringify(first.url())}).then(() => {})`)
}

/**
 * Adds a style sheet of the visitor's, which the site's policy does not concern.
 *
 * @returns a function that takes it off again
 */
export async function applyStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}

/** Sets the size of letters in the browser's settings, for the pages to come: 16 pixels unless a visitor has chosen. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}
