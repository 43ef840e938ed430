// The chosen theme: before the first paint, so that it never flashes, and when a kept page comes back.
function applyTheme() {
  const { dataset } = document.documentElement
  delete dataset.theme
  try {
    if (/^(light|dark)$/.test(localStorage.theme)) dataset.theme = localStorage.theme
  } catch {
    // Storage may be blocked: the system's theme holds.
  }
}
applyTheme()
addEventListener('pageshow', applyTheme)
