import { copy } from './copy.ts'

/** Adds to each figure on a card a button that copies it with its source. Nobody misses it where nothing can be copied. */
export function offerFigures(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-card=stat]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.ariaLabel = `Copy “${wordsOf(card)}” with its source`
    const status = document.createElement('span')
    status.role = 'status'
    const place = document.createElement('span')
    place.className = 'copy-figure no-print'
    place.append(button, ' ', status)
    button.addEventListener('click', () => copy(quote(card), status, 'Copied', 'Not copied'))
    card.append(place)
  }
}

/** A figure with its page: `29,000 people reached (SMS Reminders, https://example.org/pilot/sms)`. */
function quote(card: HTMLElement): string {
  const title = document.querySelector('h1')?.textContent
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return `${wordsOf(card)} (${title}, ${address})`
}

/** The numeral and its label, as they are laid out: commas replace line breaks. */
function wordsOf(card: HTMLElement): string {
  const parts = [...card.querySelectorAll('p')].map(({ innerText }) => innerText.trim().replace(/\s*\n\s*/g, ', '))
  return parts.join(' ')
}
