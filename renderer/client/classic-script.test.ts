import { expect, it } from 'vitest'
import { placeScriptInHead } from './classic-script.ts'

it('the script of every page stands in the head, where it runs before the first paint', () => {
  const html =
    '<html><head><title>A</title></head><body>$&<script type="module" src="/assets/a.js" defer></script></body></html>'
  expect(placeScriptInHead(html)).toBe(
    '<html><head><title>A</title><script src="/assets/a.js"></script></head><body>$&</body></html>',
  )
})
