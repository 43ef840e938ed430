import { expect, it } from 'vitest'
import { hasLargeMarks } from './marked-letters.ts'

it.each([
  '<h1>Café</h1>',
  '<h2 class="text-part"><a href="/pilot/sao-paulo">São <b>Paulo</b></a></h2>',
  '<li><b class="block font-display text-h2">Español</b></li>',
])('%s is large and has letters with marks', (html) => {
  expect(hasLargeMarks(html)).toBe(true)
})

it.each(['<h1>Cafe</h1><p>Café</p>', '<p class="font-label">Español</p>', '<h2>“Yes” — 5 × 3</h2>'])(
  '%s has none that are large',
  (html) => {
    expect(hasLargeMarks(html)).toBe(false)
  },
)
