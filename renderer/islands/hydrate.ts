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
  clicked: readonly HTMLElement[],
): void {
  const showFailure = (error: unknown) => {
    element.dataset.state = 'failed'
    element.replaceChildren()
    addMessage(element, error instanceof Error ? error.message : `${error}`)
  }
  const hadFailed = removeMessage(element)
  try {
    const content = createIsland(element.dataset.island, element.dataset.props)
    const Awake = () => {
      useEffect(() => {
        element.dataset.state = 'ready'
        const buttons = clicked.filter((button) => element.contains(button))
        // Repeated clicks while nothing could be loaded count once.
        for (const button of hadFailed ? new Set(buttons) : buttons) button.click()
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
function removeMessage(element: HTMLElement): boolean {
  const message = element.querySelector('[role=alert]')
  const hadFocus = message?.contains(document.activeElement)
  message?.remove()
  if (hadFocus) element.querySelector<HTMLElement>('button, a')?.focus()
  return Boolean(message)
}
