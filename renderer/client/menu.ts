import { closest } from './closest.ts'

/** Closes the small-screen menu when a link in it is chosen, including that of the current page. */
export function closeMenuOnChoice(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('click', ({ target }) => {
    // On a wide screen it is never open, so nothing happens.
    if (closest(target, 'a')) menu.hidePopover()
  })
}
