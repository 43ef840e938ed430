import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createIsland } from './registry.ts'

/**
 * Hydrates an island and repeats the clicks that came before it was ready. If it fails, now or later, a message
 * replaces it, and the rest of the page is untouched.
 *
 * @param clicked the buttons that were clicked, on this island and others; more may come
 */
export function hydrate(
  element: HTMLElement,
  addMessage: (element: HTMLElement, message: string) => void,
  clicked: ReadonlySet<HTMLElement>,
): void {
  const showFailure = (error: unknown) => {
    element.dataset.state = 'failed'
    element.replaceChildren()
    addMessage(element, error instanceof Error ? error.message : `${error}`)
  }
  removeMessage(element)
  try {
    const content = createIsland(element.dataset.island, element.dataset.props)
    const Awake = () => {
      useEffect(() => {
        element.dataset.state = 'ready'
        for (const button of clicked) if (element.contains(button)) button.click()
      }, [])
      return content
    }
    const root = hydrateRoot(element, createElement(Awake), {
      onUncaughtError: (error) =>
        // React clears the island after it reports the error, so the message comes later.
        setTimeout(() => {
          root.unmount()
          showFailure(error)
        }),
      // Ids must differ between islands.
      identifierPrefix: element.dataset.island ?? '',
    })
  } catch (error) {
    showFailure(error)
  }
}

/** Removes the message of an earlier try, if there was one; the focus moves from there to the island's own control. */
function removeMessage(element: HTMLElement): void {
  const message = element.querySelector('[role=alert]')
  const hadFocus = message?.contains(document.activeElement)
  message?.remove()
  if (hadFocus) element.querySelector<HTMLElement>('button, a')?.focus()
}
