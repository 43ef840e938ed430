import '../fonts/fonts.css'
import '../styles/index.css'
import { closest } from './closest.ts'
import { showLocalTime, showToday, turnHidden } from './dates.ts'
import { wakeIslands } from './islands.ts'
import { followTheme } from './theme.ts'

// Pages read and work without all of this.
followTheme()
wakeIslands()
openSearchByKey()
// Links work without it. A pointer that merely rests where the page appears fires none of these events.
for (const type of ['pointerout', 'scroll', 'keydown'])
  addEventListener(type, () => import('./after-first-action.ts').catch(() => {}), { once: true })
// The script is in the head, because of the theme; in the live preview it comes after the document.
if (document.body) changePage()
else addEventListener('DOMContentLoaded', changePage)

function changePage(): void {
  closeMenuOnChoice()
  showToday()
  turnHidden()
  showLocalTime()
  // The screen for addresses that do not exist.
  if (document.querySelector('[data-not-found]')) console.error('404: no page at', location.pathname)
}

/** Closes the small-screen menu when a link in it is chosen, including that of the current page. */
function closeMenuOnChoice(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('click', ({ target }) => {
    // On a wide screen it is never open, so nothing happens.
    if (closest(target, 'a')) menu.hidePopover()
  })
}

/**
 * Opens search with `/`, Ctrl-K and ⌘-K. Speech input and shaky hands may hit `/` by accident, so the dialog can switch
 * that key off. The site has no other input.
 */
function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    try {
      if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || closest(target, 'input') || localStorage.slash) return
    } catch {
      // With storage blocked, the key cannot have been switched off.
    }
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-island=search] button')?.click()
  })
}
