// Runs before the first paint, so that a chosen theme never flashes; the theme switch stores the choice.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be blocked: the system's theme holds.
}
