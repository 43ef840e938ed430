import { closest } from './closest.ts'

const { dataset } = document.documentElement
let hasChosen = false

/** Sets the chosen theme before the first paint, so that it never flashes, and when a cached page comes back. */
export function followTheme(): void {
  applyTheme()
  addEventListener('pageshow', applyTheme)
  addEventListener('click', ({ target }) => closest(target, '.theme-switch') && chooseTheme())
}

function applyTheme(): void {
  try {
    setTheme(localStorage.theme)
  } catch {
    // Storage may be blocked: the system's theme applies, or the choice made on this page.
  }
}

function setTheme(theme: string): void {
  delete dataset.theme
  if (/^(light|dark)$/.test(theme)) dataset.theme = theme
}

/**
 * Cycles from the theme of the system to its opposite, to the system's own by name, and back. Only the last step
 * changes nothing visible, so the first press on a page never takes it.
 */
function chooseTheme(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const preferred = isDark ? 'dark' : 'light'
  const opposite = isDark ? 'light' : 'dark'
  const { theme } = dataset
  const next = theme === opposite ? preferred : theme && hasChosen ? 'system' : opposite
  hasChosen = true
  setTheme(next)
  try {
    localStorage.theme = next
  } catch {
    // The choice then lasts for this page.
  }
}
