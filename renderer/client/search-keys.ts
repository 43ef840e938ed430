import { closest } from './closest.ts'

/**
 * Opens search by `/`, by Ctrl-K and by ⌘-K, as a click on its button does. Who hits `/` by accident, by speech or by a
 * shaking hand, can switch that key off in the dialog, which has the only input of the site.
 */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    try {
      if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || closest(target, 'input') || localStorage.slash) return
    } catch {
      // Where storage is blocked, the key cannot have been switched off.
    }
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-island=search] button')?.click()
  })
}
