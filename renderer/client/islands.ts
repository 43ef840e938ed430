import { closest } from './closest.ts'

/** Buttons that were clicked before their islands were ready; however often that was, it counts once. */
const clicked = new Set<HTMLElement>()

/** Loads React at the first action on an island, and repeats a click when it is ready. Links work without it. */
export function wakeIslands(): void {
  // A touch begins with `pointerover` too.
  for (const type of ['pointerover', 'focusin', 'keydown'])
    addEventListener(type, ({ target }) => wake(closest(target, '[data-island]')))
  addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, 'button')
      const island = closest(button, '[data-island]')
      if (!island || island.dataset.state === 'ready') return
      // React may become ready at this very moment, and must not handle the click as well.
      event.stopPropagation()
      wake(island, button)
    },
    true,
  )
}

/** Loads and hydrates an island once. The `button` that was clicked is clicked again when it is ready. */
function wake(island: HTMLElement | null, button?: HTMLElement | null): void {
  if (!island) return
  if (button) clicked.add(button)
  const { dataset } = island
  const state = dataset.state
  // After a failure, a click tries again.
  if (button ? state === 'loading' : state) return
  dataset.state = 'loading'
  import('../islands/hydrate.ts')
    .then(({ hydrate }) => hydrate(island, addMessage, clicked))
    .catch((error) => {
      // Its files are there, and it failed twice: the browser remembers the failure, or the page is older than they.
      if (error && state) location.reload()
      offerRetry(island)
    })
}

/** Reports that an island could not be loaded, and offers a retry. Its markup stays. */
function offerRetry(island: HTMLElement): void {
  const button = document.createElement('button')
  button.textContent = 'Try again'
  island.dataset.state = 'missing'
  const earlier = island.querySelector('[role=alert]')
  addMessage(island, 'This couldn’t be loaded. You may be offline. ', button)
  if (!earlier) return
  // A new message is announced, and the focus stays on the button.
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
