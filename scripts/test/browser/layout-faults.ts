import type { Page } from 'playwright-core'

/**
 * What is wrong with the layout of a page as it stands, one line for each fault: landmarks out of their places, blocks
 * that lie on each other, text that is cut off or leaves the window.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`
    // Words for assistive technology alone, at this width, are cut off on purpose.
    const isSeen = (element: Element) => {
      if (getComputedStyle(element.closest('[class*=sr-only]') ?? document.body).clipPath !== 'none') return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }

    const landmarks = ['body > header', 'body > main', 'body > footer'].map((selector) =>
      document.querySelector(selector),
    )
    let bottom = 0
    for (const landmark of landmarks) {
      if (!landmark) faults.push('a landmark is missing')
      else {
        const { top, left, right, height } = landmark.getBoundingClientRect()
        if (Math.abs(top - bottom) > 1) faults.push(`${say(landmark)} does not follow the landmark before it`)
        if (left !== 0 || Math.abs(right - document.documentElement.clientWidth) > 1)
          faults.push(`${say(landmark)} does not fill the width`)
        bottom = top + height
      }
    }

    for (const parent of document.querySelectorAll('body, body *:not(svg *)')) {
      if (parent.childElementCount < 2) continue
      const blocks = [...parent.children]
        .filter((child) => {
          const { position, display, float } = getComputedStyle(child)
          return (
            isSeen(child) &&
            position !== 'absolute' &&
            position !== 'fixed' &&
            !display.startsWith('inline') &&
            float === 'none'
          )
        })
        .map((block) => ({ block, a: block.getBoundingClientRect() }))
      for (const [index, { block, a }] of blocks.entries()) {
        for (const { block: other, a: b } of blocks.slice(index + 1)) {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (width > 1 && height > 1) faults.push(`${say(block)} lies on ${say(other)}`)
        }
      }
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      if (!isSeen(element) || !element.textContent?.trim()) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${say(element)} is cut off at its side`)
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        faults.push(`${say(element)} is cut off below`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent || !walker.currentNode.nodeValue?.trim() || !isSeen(parent)) continue
      range.selectNodeContents(walker.currentNode)
      for (const { left, right } of range.getClientRects())
        if (left < -1 || right > document.documentElement.clientWidth + 1)
          faults.push(`${say(parent)} leaves the window`)
    }
    return faults
  })
}

/** What a visitor's own style sheet may ask for (WCAG 2.2, 1.4.12). */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Scrolls to the beginning and widens the window to a size. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The words that stand on two lines although they would fit on one, were their column as wide as the window allows. */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const cut: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(parent.closest('[class*=sr-only]') ?? document.body).clipPath !== 'none') continue
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+(?:[.@][\p{L}\p{N}]+)*/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()]
        const width = boxes.reduce((sum, box) => sum + box.width, 0)
        const isOnOneLine = new Set(boxes.map(({ top }) => Math.round(top))).size === 1
        if (boxes.length > 0 && !isOnOneLine && width < 0.8 * document.documentElement.clientWidth) cut.push(word)
      }
    }
    return cut
  })
}

/** The words of the page's hero that a line of its drawing crosses. */
export function findCrossedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('main > section')
    const lines = [...(hero?.querySelectorAll<SVGPathElement>('svg.drawing path[stroke]') ?? [])]
    if (!hero || lines.length === 0) throw new Error('the drawing of the hero is missing')
    // Where a line leads within its drawing does not change with the window, and finding out takes long.
    const known: Map<SVGPathElement, { x: number; y: number }[]> = Reflect.get(window, 'points') ?? new Map()
    Object.assign(window, { points: known })
    const points = lines.flatMap((line) => {
      const length = line.getTotalLength()
      const along =
        known.get(line) ??
        Array.from({ length: 800 }, (_, index) => {
          const { x, y } = line.getPointAtLength((index / 799) * length)
          return { x, y }
        })
      known.set(line, along)
      const { a, b, c, d, e, f } = line.getScreenCTM() ?? new DOMMatrix()
      return along.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
    })
    const crossed: string[] = []
    for (const element of hero.querySelectorAll('h1, p, a')) {
      const range = document.createRange()
      range.selectNodeContents(element)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (points.some(({ x, y }) => x > left && x < right && y > top && y < bottom))
          crossed.push(element.textContent ?? '')
    }
    return crossed
  })
}
