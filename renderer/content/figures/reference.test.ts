import { describe, expect, it } from 'vitest'
import { fc } from '../testing/property.ts'
import type { Figure, Figures } from './figure.ts'
import { findReferences, plainText, resolveFigure, splitReferences } from './reference.ts'

const figure = (id: string, value: Figure['value']): Figure => ({
  id,
  value,
  notation: 'standard',
  location: { file: 'f.md', line: 1, column: 1 },
})
const figures: Figures = {
  'candle/reach': figure('candle/reach', 7),
  'other/reach': figure('other/reach', 9),
  'count/pilots': { ...figure('count/pilots', 6), qualifier: '+' },
}
/** Texts full of references: known, unknown and broken ones. */
const text = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        ':stat[reach]',
        ':stat[count/pilots]{form=words}',
        ':stat[nope]',
        ':stat[',
        ']',
        '{',
        '\n',
        ':stat[]',
      ),
    ),
  )
  .map((parts) => parts.join(''))

describe('references in a text', () => {
  it('are found with id, form and place', () => {
    expect(findReferences('All :stat[count/pilots]{form=words} of :stat[ reach ].')).toEqual([
      {
        id: 'count/pilots',
        form: 'words',
        attributes: { form: 'words' },
        source: ':stat[count/pilots]{form=words}',
        index: 4,
      },
      { id: 'reach', form: 'full', attributes: {}, source: ':stat[ reach ]', index: 39 },
    ])
  })

  it.each([
    ['{form="bare"}', 'bare'],
    ["{ form = 'bare' }", 'bare'],
    ['{form=roman}', 'full'],
    ['{}', 'full'],
    ['{other=words}', 'full'],
  ])('with %s ask for the form %s', (attributes, form) => {
    expect(findReferences(`:stat[reach]${attributes}`)[0]?.form).toBe(form)
  })

  it('are split from the words without losing any', () => {
    fc.assert(
      fc.property(text, (words) => {
        const sources = new Map(findReferences(words).map(({ index, source }) => [index, source]))
        const parts = splitReferences(words, figures, 'candle')
        expect(parts.map((part) => (typeof part === 'string' ? part : sources.get(part.index))).join('')).toBe(words)
      }),
    )
  })

  it('to unknown figures stay as they are written', () => {
    expect(splitReferences('a :stat[nope] b', figures, 'candle')).toEqual(['a :stat[nope] b'])
  })

  it('are written out in plain text', () => {
    const words = ':stat[reach], :stat[count/pilots] and :stat[count/pilots]{form=bare}'
    expect(plainText(words, figures, 'candle')).toBe('7, 6+ and 6')
  })
})

describe('an id', () => {
  it("means the file's own figure first, then the whole site's", () => {
    expect(resolveFigure('reach', figures, 'candle')?.value).toBe(7)
    expect(resolveFigure('other/reach', figures, 'candle')?.value).toBe(9)
    expect(resolveFigure('reach', figures, 'home')).toBeUndefined()
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s means no figure', (id) => {
    expect(resolveFigure(id, figures, 'candle')).toBeUndefined()
  })
})
