import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, islands } from './registry.ts'

/**
 * Hydrates an island; it gets the event `island-ready` when it listens to the visitor.
 *
 * @param element what `Island` rendered
 * @param onFailure called when the island fails, now or later; React has taken its markup away by then
 */
export function hydrate(element: HTMLElement, onFailure: (error: unknown) => void): void {
  const { island = '', props } = element.dataset
  const Component = Object.entries(islands).find(([name]) => name === island)?.[1] as IslandComponent | undefined
  if (!Component) throw new Error(`there is no island “${island}”`)
  const content = createElement(Component, JSON.parse(props ?? '{}'))
  const root = hydrateRoot(element, createElement(Announced, { element }, content), {
    onUncaughtError: (error) =>
      // React clears the island after it has told of the error: the message must come later.
      setTimeout(() => {
        root.unmount()
        onFailure(error)
      }),
    // The ids of one island differ from those of another.
    identifierPrefix: island,
  })
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
