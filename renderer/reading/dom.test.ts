import { parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { findOne, isAside } from './dom.ts'

function isAsideIn(html: string): boolean {
  const element = findOne(() => true, parseDocument(html).children)
  if (!element) throw new Error(`${html} has no element`)
  return isAside(element)
}

it.each([
  ['navigation', '<nav><a href="/">Home</a></nav>'],
  ['a button', '<button type="button">Copy</button>'],
  ['an island', '<div data-island="x"><p>Copy</p></div>'],
  ['a drawing', '<svg><text>9</text></svg>'],
  ['a monogram', '<span role="img" aria-label="Monogram of A">A</span>'],
  ['a script', '<script type="application/ld+json">{"a": 1}</script>'],
  ['what is hidden', '<div hidden><p>Later</p></div>'],
  ['what only decorates', '<span aria-hidden="true">/</span>'],
  ['words for screen readers alone', '<span class="sr-only">(opens in a new tab)</span>'],
  ['what only scripts show', '<p class="local-time script-only">In your time zone</p>'],
  ['what is on the page only, such as a quotation nobody has said yet', '<figure data-page-only="">Said.</figure>'],
])('%s is not part of the text', (_, html) => {
  expect(isAsideIn(html)).toBe(true)
})

it.each([
  ['a paragraph', '<p>Text.</p>'],
  ['a term, though it is a button', '<button popovertarget="a" aria-describedby="a">ROI</button>'],
])('%s is', (_, html) => {
  expect(isAsideIn(html)).toBe(false)
})
