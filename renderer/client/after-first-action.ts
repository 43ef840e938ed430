import { copyHeadingLinks, offerFigures, offerSharing } from './copy.ts'

// Features that no visitor misses before the first action, loaded then to keep the script of every page small.
markCurrentSection()
copyHeadingLinks()
hideTooltipByEscape()
offerSharing()
offerFigures()

/** Marks the section being read in the table of contents, where the stylesheet cannot do so by `:target-current`. */
function markCurrentSection(): void {
  if (CSS.supports('selector(:target-current)')) return
  const links = document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const hash = `#${target.querySelector('h2')?.id}`
        for (const link of links) if (link.hash === hash) link.toggleAttribute('data-current', isIntersecting)
      }
    },
    // What crosses a line just below the bar is being read, as a part may be short.
    { rootMargin: '-15% 0px -85%' },
  )
  for (const section of document.querySelectorAll('.section')) observer.observe(section)
}

/** Escape hides the visible tooltip until the visitor does something else. The stylesheet does everything else. */
function hideTooltipByEscape(): void {
  for (const type of ['pointerover', 'focusin', 'keydown'])
    addEventListener(type, (event) =>
      document.documentElement.toggleAttribute('data-hushed', 'key' in event && event.key === 'Escape'),
    )
}
