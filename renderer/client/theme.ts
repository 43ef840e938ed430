/** Sets the chosen theme before the first paint, so that it never flashes, and when a cached page comes back. */
export function followTheme(): void {
  applyTheme()
  addEventListener('pageshow', applyTheme)
}

function applyTheme(): void {
  const { dataset } = document.documentElement
  delete dataset.theme
  try {
    if (/^(light|dark)$/.test(localStorage.theme)) dataset.theme = localStorage.theme
  } catch {
    // Storage may be blocked; the system's theme applies.
  }
}
