import { describe, expect, it } from 'vitest'
import { removeField, setValues } from './yaml-text.ts'

const file = `---
title: A lamp # on the wall
stats:
  - { value: 7, unit: lamps }
image:
  alt: A wall
  src: /wall.jpg
---

Text: with a colon.
`

const ledger = `figures:
  - id: lamp/height
    value: 7
    unit: metres
`

describe('setting values', () => {
  it('replaces them at any depth, and leaves comments, order and text as they were', () => {
    const changed = setValues(file, [
      [['title'], 'Two: lamps'],
      [['stats', 0, 'value'], 8],
      [['image', 'alt'], 'A tower'],
    ])
    expect(changed).toBe(
      file.replace('A lamp #', '"Two: lamps" #').replace('value: 7', 'value: 8').replace('alt: A wall', 'alt: A tower'),
    )
  })

  it('works on a ledger, which has no fences', () => {
    expect(setValues(ledger, [[['figures', 0, 'value'], 9]])).toBe(ledger.replace('7', '9'))
  })

  it('refuses a path where there is no single value', () => {
    expect(() => setValues(file, [[['stats', 1, 'value'], 8]])).toThrow('stats.1.value')
    expect(() => setValues(file, [[['image'], 'none']])).toThrow('image')
  })
})

describe('removing a field', () => {
  it('removes all of its lines', () => {
    expect(removeField(file, ['image'])).toBe(file.replace(/image:\n(?: .*\n)+/, ''))
  })

  it('finds it within other fields and within entries of lists', () => {
    expect(removeField(file, ['image', 'alt'])).toBe(file.replace('  alt: A wall\n', ''))
    expect(removeField(ledger, ['figures', 0, 'unit'])).toBe(ledger.replace('    unit: metres\n', ''))
  })

  it('refuses one that is not there', () => {
    expect(() => removeField(file, ['image', 'title'])).toThrow('image.title')
  })
})
