/// <reference types="vite/client" />
import { Idiomorph } from 'idiomorph'
import { contentChange } from './content-change.ts'

// Runs in the browser, in the live preview only. It updates the page in place when the content changes, so that the
// scroll position and open parts stay.
import.meta.hot?.on(contentChange, () => void refresh())

let wanted = 0

async function refresh(): Promise<void> {
  wanted += 1
  const mine = wanted
  const response = await fetch(location.href)
  const text = await response.text()
  // A later change has already asked again.
  if (mine !== wanted) return
  const next = new DOMParser().parseFromString(text, 'text/html')
  document.title = next.title
  Idiomorph.morph(document.body, next.body)
}
