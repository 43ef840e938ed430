/// <reference types="vite/client" />
import { Idiomorph } from 'idiomorph'

// Runs in the browser, in the live preview only. It updates the page in place when content or code changes, so that the
// scroll position and open parts stay. The event is the one that server.ts sends.
import.meta.hot?.on('content:change', () => void refresh())

let wanted = 0

async function refresh(): Promise<void> {
  wanted += 1
  const mine = wanted
  const response = await fetch(location.href)
  const text = await response.text()
  // A later change has already made another request.
  if (mine !== wanted) return
  show(new DOMParser().parseFromString(text, 'text/html'))
}

/** Shows the new version of the page. A broken one shows its message over the last version that worked. */
function show(next: Document): void {
  const [isBare, wasBare] = [next, document].map((page) => 'bare' in page.documentElement.dataset)
  if (wasBare && !isBare) {
    // The bare page has neither styles nor scripts.
    location.reload()
    return
  }
  const [then, now] = [next, document].map((page) => page.getElementById('content-problems'))
  keepClosed(now, then)
  if (isBare && !wasBare) {
    now?.remove()
    if (then) document.body.append(then)
    return
  }
  document.title = next.title
  Idiomorph.morph(document.body, next.body)
}

/** A list of problems stays as open as the writer has left it, until other errors are in it. */
function keepClosed(now: Element | null | undefined, then: Element | null | undefined): void {
  const errorsIn = (panel: Element) => panel.querySelector('[role=alert]')?.textContent
  const [before, after] = [now, then].map((panel) => panel?.querySelector('details'))
  if (now && then && before && after && errorsIn(now) === errorsIn(then)) after.open = before.open
}
