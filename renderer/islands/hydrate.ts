import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, islands } from './registry.ts'

/**
 * Hydrates an island; it gets the event `island-ready` when it listens to the visitor. Where it fails, now or later, a
 * message takes its place, and the rest of the page is left alone.
 *
 * @param element what `Island` rendered
 * @param addMessage puts what went wrong into the element
 */
export function hydrate(element: HTMLElement, addMessage: (element: HTMLElement, message: string) => void): void {
  const showFailure = (error: unknown) => {
    element.dataset.state = 'failed'
    element.replaceChildren()
    addMessage(element, error instanceof Error ? error.message : `${error}`)
  }
  removeMessage(element)
  try {
    const root = hydrateRoot(element, createElement(Announced, { element }, contentOf(element)), {
      onUncaughtError: (error) =>
        // React clears the island after it has told of the error: the message must come later.
        setTimeout(() => {
          root.unmount()
          showFailure(error)
        }),
      // The ids of one island differ from those of another.
      identifierPrefix: element.dataset.island ?? '',
    })
  } catch (error) {
    showFailure(error)
  }
}

/** Removes what an earlier try to load the island has said; the focus goes from there to the island's own control. */
function removeMessage(element: HTMLElement): void {
  const message = element.querySelector('[role=alert]')
  const hadFocus = message?.contains(document.activeElement)
  message?.remove()
  if (hadFocus) element.querySelector<HTMLElement>('button, a')?.focus()
}

/** The component that an element's markup names, with the properties in it. */
function contentOf({ dataset: { island, props } }: HTMLElement): ReactNode {
  const Component = Object.entries(islands).find(([name]) => name === island)?.[1] as IslandComponent | undefined
  if (!Component) throw new Error(`there is no island “${island}”`)
  return createElement(Component, JSON.parse(props ?? '{}'))
}

/** Tells the page that the island inside listens to the visitor. */
function Announced({ element, children }: { element: HTMLElement; children?: ReactNode }): ReactNode {
  useEffect(() => {
    element.dataset.state = 'ready'
    element.dispatchEvent(new Event('island-ready'))
    repeatPresence(element)
  }, [element])
  return children
}

/** Tells the island of the pointer and the focus that woke it up: they came before it listened. */
function repeatPresence(element: HTMLElement): void {
  element.querySelector(':focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const pointed = [...element.querySelectorAll(':hover')].at(-1)
  pointed?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
}
