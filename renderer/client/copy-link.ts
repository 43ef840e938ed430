/**
 * Copies the address of a part of the page when its heading is clicked, and says so beside it. The link leads there as well:
 * where the browser refuses to copy, the address bar has the address.
 */
export function copyHeadingLinks(): void {
  let status: Element | null | undefined
  addEventListener('click', async ({ target }) => {
    // `closest.ts` belongs to the script of every page, which shares no code.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.copy-link') : null
    // What was said before is out of date, and a second copy is told again.
    status?.replaceChildren()
    status = link?.nextElementSibling
    if (!link) return
    try {
      await navigator.clipboard.writeText(link.href)
      status?.replaceChildren('Link copied')
    } catch {
      // Refused, or not to be had without TLS.
    }
  })
}
