import { closest } from './closest.ts'

/** The visitor's actions that wake an island up. A touch, too, begins with `pointerover`. */
const wakingEvents = ['pointerover', 'focusin', 'keydown'] as const

/** The buttons that were clicked before their islands listened. */
const clicked: HTMLElement[] = []

/**
 * Wakes islands up: React is loaded at the first action on one of them, and not before. A click that came while it was
 * loading is done again when the island is ready; links lead where they lead without it.
 */
export function wakeIslands(): void {
  for (const type of wakingEvents) addEventListener(type, ({ target }) => wake(islandAround(target)))
  addEventListener(
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
function wake(island: HTMLElement | null, button?: HTMLElement | null): void {
  if (!island) return
  if (button) clicked.push(button)
  const { dataset } = island
  const state = dataset.state
  // What could not be loaded is tried again when the visitor asks for it.
  if (button ? state === 'loading' : state) return
  dataset.state = 'loading'
  import('../islands/hydrate.ts')
    .then(({ hydrate }) => hydrate(island, addMessage, clicked))
    .catch((error) => {
      // Its files are there, and yet it fails for the second time: the browser remembers, or the page is older than they are.
      if (error && state) location.reload()
      offerRetry(island)
    })
}

/** Says so beside an island that could not be loaded, and offers to try again; what it is without scripts stays. */
function offerRetry(island: HTMLElement): void {
  const button = document.createElement('button')
  button.textContent = 'Try again'
  island.dataset.state = 'missing'
  const earlier = island.querySelector('[role=alert]')
  addMessage(island, 'This couldn’t be loaded. You may be offline. ', button)
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
