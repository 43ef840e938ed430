import { expect, it } from 'vitest'
import { emptyDecorative } from './decorative.ts'
import { compile, parse } from './processor.ts'

it.each([
  ['![decorative](/a.svg)', 'alt=""'],
  ['![decorative][a]\n\n[a]: /a.svg', 'alt=""'],
  ['![A decorative tile](/a.svg)', 'alt="A decorative tile"'],
])('an empty alternative text is given to pictures that only decorate: %s', (markdown, expected) => {
  const tree = parse(markdown)
  emptyDecorative(tree)
  expect(compile(tree)).toContain(expected)
})
