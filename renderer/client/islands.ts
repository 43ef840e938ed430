import { closest } from './closest.ts'

/** The visitor's actions that wake an island up. */
const wakingEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Wakes islands up: React is loaded at the first action on one of them, and not before. A click that came while it was
 * loading is done again when the island is ready; links lead where they lead without it.
 */
export function wakeIslands(): void {
  for (const type of wakingEvents) document.addEventListener(type, ({ target }) => wake(islandAround(target)))
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, 'button')
      const island = islandAround(button)
      if (!island || island.dataset.state === 'ready') return
      // React must not see the click as well, should it come to hear in this very moment.
      event.stopPropagation()
      wake(island, button)
    },
    true,
  )
}

function islandAround(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-island]')
}

/** Loads and hydrates an island once; the `button` that was clicked is clicked again as soon as it listens. */
async function wake(island: HTMLElement | null, button?: HTMLElement | null): Promise<void> {
  if (!island) return
  if (button) island.addEventListener('island-ready', () => button.click(), { once: true })
  const { dataset } = island
  // What could not be loaded is tried again when the visitor asks for it.
  if (dataset.state && !(button && dataset.state === 'missing')) return
  dataset.state = 'loading'
  const { hydrate } = await import('../islands/hydrate.ts').catch(() => ({ hydrate: offerRetry }))
  hydrate(island, addMessage)
}

/** Says so beside an island that could not be loaded, and offers to try again; what it is without scripts stays. */
function offerRetry(island: HTMLElement): void {
  const button = document.createElement('button')
  button.textContent = 'Try again'
  island.dataset.state = 'missing'
  const earlier = island.querySelector('[role=alert]')
  addMessage(island, 'This could not be loaded. Perhaps you are offline. ', button)
  if (!earlier) return
  // It is told anew, and the focus stays on the button.
  earlier.remove()
  button.focus()
}

/** Adds a message to an island that failed, under the error screen's title. */
function addMessage(island: HTMLElement, ...contents: readonly (string | Node)[]): void {
  const title = document.createElement('strong')
  title.textContent = 'Unexpected Application Error!'
  const message = document.createElement('p')
  message.role = 'alert'
  message.append(title, ' ', ...contents)
  island.append(message)
}
