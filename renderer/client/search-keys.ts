/**
 * Opens search by `/`, by Ctrl-K and by ⌘-K, as a click on its button does. Who hits `/` by accident, by speech or by a
 * shaking hand, can switch that key off in the dialog.
 */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isSlashOff()) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-island=search] button')?.click()
  })
}

/** The only place to type in is search itself. */
function isSlashOff(): boolean {
  try {
    return document.activeElement?.matches('input') || localStorage.slash === 'off'
  } catch {
    // Storage may be blocked.
    return false
  }
}
