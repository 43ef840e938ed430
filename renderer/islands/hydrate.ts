import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, islands } from './registry.ts'

/**
 * Hydrates an island, and does the clicks again that came before it listened. Where it fails, now or later, a message
 * takes its place, and the rest of the page is left alone.
 *
 * @param element what `Island` rendered
 * @param addMessage puts what went wrong into the element
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
  const repeatClicks = () => {
    const own = clicked.filter((button) => element.contains(button))
    // Who clicked again because nothing could be loaded has asked once.
    for (const button of hadFailed ? new Set(own) : own) button.click()
  }
  try {
    const root = hydrateRoot(element, createElement(Awake, { element, repeatClicks }, contentOf(element)), {
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

/**
 * Removes what an earlier try to load the island has said; the focus goes from there to the island's own control.
 *
 * @returns whether there was such a try
 */
function removeMessage(element: HTMLElement): boolean {
  const message = element.querySelector('[role=alert]')
  const hadFocus = message?.contains(document.activeElement)
  message?.remove()
  if (hadFocus) element.querySelector<HTMLElement>('button, a')?.focus()
  return Boolean(message)
}

/** The component that an element's markup names, with the properties in it. */
function contentOf({ dataset: { island, props } }: HTMLElement): ReactNode {
  const Component = Object.entries(islands).find(([name]) => name === island)?.[1] as IslandComponent | undefined
  if (!Component) throw new Error(`there is no island “${island}”`)
  return createElement(Component, JSON.parse(props ?? '{}'))
}

interface AwakeProps {
  element: HTMLElement
  repeatClicks: () => void
  children?: ReactNode
}

/** Tells the page that the island inside listens to the visitor, and does again what the visitor did before. */
function Awake({ element, repeatClicks, children }: AwakeProps): ReactNode {
  useEffect(() => {
    element.dataset.state = 'ready'
    repeatClicks()
  }, [element, repeatClicks])
  return children
}
