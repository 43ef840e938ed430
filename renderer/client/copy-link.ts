import { copy } from './copy.ts'

/**
 * Copies the address of a part of the page when its heading is clicked, and says so beside it. The link leads there as well:
 * where the browser refuses to copy, the address bar has the address.
 */
export function copyHeadingLinks(): void {
  let status: Element | null | undefined
  addEventListener('click', ({ target }) => {
    // `closest.ts` belongs to the script of every page, which shares no code.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.copy-link') : null
    status?.replaceChildren()
    status = link?.nextElementSibling
    if (link) void copy(link.href, status, 'Link copied')
  })
}
