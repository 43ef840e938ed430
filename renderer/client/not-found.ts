/** Logs the path that was attempted, on the screen for addresses that do not exist. */
export function logAttemptedPath(): void {
  if (document.querySelector('[data-not-found]')) console.error('404: no page at', location.pathname)
}
