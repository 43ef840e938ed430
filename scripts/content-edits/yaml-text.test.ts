import { expect, it } from 'vitest'
import { removeField } from './yaml-text.ts'

const file = `---
title: A lamp # on the wall
image:
  alt: A wall
  src: /wall.jpg
---

Text: with a colon.
`

it('removes all lines of a field', () => {
  expect(removeField(file, 'image')).toBe(file.replace(/image:\n(?: .*\n)+/, ''))
})

it('removes no field that is not there', () => {
  expect(() => removeField(file, 'alt')).toThrow('there is no field alt')
})
