import { copy } from './copy.ts'

/**
 * Shows the buttons that share the page, through the system if the browser can, otherwise by copying the address. It is
 * the canonical one, without the anchor that the visitor came to.
 */
export function offerSharing(): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const title = document.querySelector('h1')?.textContent ?? document.title
  for (const place of document.querySelectorAll<HTMLElement>('.share')) {
    place.hidden = false
    const status = place.querySelector('[role=status]')
    place.querySelector('button')?.addEventListener('click', async () => {
      if (typeof navigator.share !== 'function') return copy(url, status, 'Address copied', url)
      status?.replaceChildren()
      try {
        await navigator.share({ title, url })
      } catch (error) {
        // A visitor who thinks better of it needs no answer.
        if (!(error instanceof DOMException && error.name === 'AbortError')) status?.replaceChildren(url)
      }
    })
  }
}
