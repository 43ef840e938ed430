/**
 * Marks the section that is being read in the table of contents. Browsers that know `:target-current` do so by the
 * stylesheet alone.
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
    // Only a line a quarter down the window counts.
    { rootMargin: '-25% 0px -75%' },
  )
  for (const section of document.querySelectorAll('.section')) observer.observe(section)
}
