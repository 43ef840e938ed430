/**
 * Marks the section that is being read in the table of contents. Browsers that know `:target-current` need only the
 * stylesheet.
 */
export function markCurrentSection(): void {
  if (CSS.supports('selector(:target-current)')) return
  const links = document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of links)
          if (link.hash === `#${target.getAttribute('aria-labelledby')}`)
            link.toggleAttribute('data-current', isIntersecting)
    },
    // What crosses a line a quarter down the window is being read.
    { rootMargin: '-25% 0px -75%' },
  )
  for (const section of document.querySelectorAll('.section')) observer.observe(section)
}
