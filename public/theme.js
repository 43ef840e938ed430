// Runs before the first paint, so that a chosen theme never flashes; the theme switch stores the choice.
function applyTheme() {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  } catch {
    // Storage may be blocked: the system's theme holds.
  }
}

applyTheme()
// A page that the browser kept may have been left before the choice was made.
addEventListener('pageshow', (event) => event.persisted && applyTheme())
