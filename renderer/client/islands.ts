/** The visitor's actions that wake an island up. */
const wakingEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Wakes islands up: React is loaded at the first action on one of them, and not before. A click that came while it was
 * loading is done again when the island is ready; links lead where they lead without it.
 */
export function wakeIslands(): void {
  for (const type of wakingEvents) document.addEventListener(type, ({ target }) => wake(findIsland(target)))
  document.addEventListener(
    'click',
    (event) => {
      const island = findIsland(event.target)
      if (!island || island.dataset.state === 'ready' || (event.target as Element).closest('a')) return
      event.preventDefault()
      // React must not see the click as well, should it come to hear in this very moment.
      event.stopPropagation()
      wake(island, event.target)
    },
    true,
  )
}

function findIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}

/** Loads and hydrates an island once; `clicked` is clicked again as soon as it listens. */
async function wake(island: HTMLElement | null, clicked?: EventTarget | null): Promise<void> {
  if (!island) return
  if (clicked instanceof Element) {
    island.addEventListener('island-ready', () => clicked.dispatchEvent(new MouseEvent('click', { bubbles: true })), {
      once: true,
    })
  }
  if (island.dataset.state) return
  island.dataset.state = 'loading'
  try {
    const { hydrate } = await import('../islands/hydrate.ts')
    hydrate(island, (error) => showFailure(island, error))
  } catch (error) {
    showFailure(island, error)
  }
}

/** Shows the error screen's title in the place of a failed island and leaves the rest of the page alone. */
function showFailure(island: HTMLElement, error: unknown): void {
  const title = document.createElement('strong')
  title.textContent = 'Unexpected Application Error!'
  island.role = 'alert'
  island.dataset.state = 'failed'
  island.replaceChildren(title, ` ${error instanceof Error ? error.message : error}`)
}
