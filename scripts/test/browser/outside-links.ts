import type { Page } from 'playwright-core'

/**
 * The links of a page to other sites that do not open a new tab, safely, and say so, and those within the site that open
 * one all the same. A link in the text of a content file is plain: where it opens is the visitor's choice.
 */
export function findUnsafeLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    if (!own) throw new Error('the page does not say where it lies')
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const isOutside = /^(https?:)?\/\//.test(href) && href !== new URL(own).origin
      const isSafe =
        link.target === '_blank' &&
        link.relList.contains('noopener') &&
        link.textContent.trim().endsWith('(opens in a new tab)')
      const isPlain = !link.hasAttribute('target')
      const isRight = isOutside ? isSafe || (isPlain && link.closest('.prose')) : isPlain
      return isRight ? [] : link.outerHTML
    })
  })
}
