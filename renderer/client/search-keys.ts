import { closest } from './closest.ts'

/**
 * Opens search with `/`, Ctrl-K and ⌘-K. Speech input and shaky hands may hit `/` by accident, so the dialog can switch
 * that key off. The site has no other input.
 */
export function openSearchByKey(): void {
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
