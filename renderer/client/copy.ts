/** Copies the address of a heading that is clicked. The link leads there too, for browsers that refuse to copy. */
export function copyHeadingLinks(): void {
  for (const link of document.querySelectorAll('.copy-link')) {
    const status = createStatus()
    status.className = 'copied'
    link.after(status)
  }
  let status: Element | null | undefined
  addEventListener('click', ({ target }) => {
    // `closest.ts` belongs to the script of every page, which shares no code.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.copy-link') : null
    status?.replaceChildren()
    status = link?.nextElementSibling
    if (link) void copy(link.href, status, 'Link copied')
  })
}

/** Shows the buttons that share the page, through the system if the browser can, otherwise by copying the address. */
export function offerSharing(): void {
  const page = thisPage()
  for (const place of document.querySelectorAll<HTMLElement>('.share')) {
    place.hidden = false
    const status = place.querySelector('[role=status]')
    place.querySelector('button')?.addEventListener('click', async () => {
      if (typeof navigator.share !== 'function') return copy(page.url, status, 'Address copied', page.url)
      status?.replaceChildren()
      try {
        await navigator.share(page)
      } catch (error) {
        // A visitor who thinks better of it needs no answer.
        if (!(error instanceof DOMException && error.name === 'AbortError')) status?.replaceChildren(page.url)
      }
    })
  }
}

/** Adds to each figure on a card a button that copies it with its source. Nobody misses it where nothing can be copied. */
export function offerFigures(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-card=stat]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.ariaLabel = `Copy “${wordsOf(card)}” with its source`
    const status = createStatus()
    const place = document.createElement('span')
    place.className = 'copy-figure no-print'
    place.append(button, ' ', status)
    button.addEventListener('click', () => copy(quote(card), status, 'Copied', 'Not copied'))
    card.append(place)
  }
}

/** An element whose words are announced when they change. */
function createStatus(): HTMLElement {
  const status = document.createElement('span')
  status.role = 'status'
  return status
}

/** A figure with its page: `29,000 people reached (SMS Reminders, https://example.org/pilot/sms)`. */
function quote(card: HTMLElement): string {
  const { title, url } = thisPage()
  return `${wordsOf(card)} (${title}, ${url})`
}

/** The page with its canonical address, without the anchor that the visitor came to. */
function thisPage() {
  return {
    title: document.querySelector('h1')?.textContent ?? document.title,
    url: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
  }
}

/** The numeral and its label, as they are laid out: commas replace line breaks. */
function wordsOf(card: HTMLElement): string {
  const parts = [...card.querySelectorAll('p')].map(({ innerText }) => innerText.trim().replace(/\s*\n\s*/g, ', '))
  return parts.join(' ')
}

/** Copies a text and shows the outcome in `status`, cleared first so that the same words are announced again. */
async function copy(text: string, status: Element | null | undefined, done: string, failed = ''): Promise<void> {
  status?.replaceChildren()
  try {
    await navigator.clipboard.writeText(text)
    status?.replaceChildren(done)
  } catch {
    // Refused, or unavailable without TLS.
    status?.replaceChildren(failed)
  }
}
