/**
 * Opens search by `/`, by Ctrl-K and by ⌘-K, as a click on its button does. A visitor whose speech or shaking hand types a
 * `/` by accident can switch that one off in the dialog.
 */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isTyping(target) || isSlashOff()) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-island=search] button')?.click()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input,textarea,select,[contenteditable]')
}

function isSlashOff(): boolean {
  try {
    return localStorage.slash === 'off'
  } catch {
    // Storage may be blocked.
    return false
  }
}
