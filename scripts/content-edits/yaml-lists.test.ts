import { describe, expect, it } from 'vitest'
import { appendItem, removeItems } from './yaml-lists.ts'

describe('entries go', () => {
  it('with their lines, at any margin', () => {
    const text = '---\norder:\n- a\n- b\ntitle: A\n---\n\n- a\n'
    expect(removeItems(text, 'order', [0])).toBe('---\norder:\n- b\ntitle: A\n---\n\n- a\n')
  })

  it('all of them, and the list stays, also below a comment', () => {
    const text = '---\norder: # as voted\n  - a\n  - b\ntitle: A\n---\n'
    expect(removeItems(text, 'order', [0, 1])).toBe('---\norder: [] # as voted\ntitle: A\n---\n')
  })

  it.each([
    ['the first', '[ a, b, c ]', [0], '[ b, c ]'],
    ['the last', '[ a, b, c ]', [2], '[ a, b ]'],
    ['some in a row', '[a, b, c, d]', [1, 2], '[a, d]'],
    ['all but one', '[a, b, c]', [0, 2], '[b]'],
    ['all of them', '[a, b,]', [0, 1], '[]'],
    ['on several lines', '[\n  a, # first\n  b, # second\n  c\n]', [1], '[\n  a, # first\n  c\n]'],
    ['the last, on several lines', '[\n  a, # first\n  b # second\n]', [1], '[\n  a, # first\n  ]'],
    ['the end', '[a, b, c]', [1, 2], '[a]'],
  ])('from between brackets: %s', (_, before, gone, after) => {
    expect(removeItems(`---\norder: ${before}\n---\n`, 'order', gone)).toBe(`---\norder: ${after}\n---\n`)
  })

  it.each([
    ['order:\n  -\n    a\n  - b', 0, 'order:\n  - b'],
    ['order:\n  - b\n  - # the end\n    a', 1, 'order:\n  - b'],
    ['order:\n  - &first a\n  - b', 0, 'order:\n  - b'],
  ])('with the line of their hyphen: %j', (before, index, after) => {
    expect(removeItems(`---\n${before}\n---\n`, 'order', [index])).toBe(`---\n${after}\n---\n`)
  })
})

describe('an entry is put at the end', () => {
  it.each([
    ['of a list', 'a: 1\nlist:\n  - x # first\n\nb: 2', 'a: 1\nlist:\n  - x # first\n  - y\n\nb: 2'],
    ['of a list whose hyphens are alone', 'list:\n  -\n    x', 'list:\n  -\n    x\n  - y'],
    ['of a list whose hyphens have comments', 'list:\n  - # first\n    x', 'list:\n  - # first\n    x\n  - y'],
    ['of a list without a margin', 'list:\n- x\nb: 2', 'list:\n- x\n- y\nb: 2'],
    ['of a list in brackets', 'list: [ x ]', 'list: [ x, y ]'],
    ['of a list in brackets on several lines', 'list: [\n  x, # last\n]', 'list: [\n  x, y, # last\n]'],
    ['of a list in brackets whose last entry is quoted', "list: ['x]']", "list: ['x]', y]"],
    ['of an empty list', 'list: []\nb: 2', 'b: 2\nlist:\n  - y'],
    ['of a list that is not there', 'a: 1\n# the end', 'a: 1\n# the end\nlist:\n  - y'],
    ['of a list among fields with a margin', '  a: 1', '  a: 1\n  list:\n    - y'],
  ])('%s', (_, before, after) => {
    expect(appendItem(`---\n${before}\n---\n\nText.\n`, 'list', 'y')).toBe(`---\n${after}\n---\n\nText.\n`)
  })

  it('but not among fields in braces', () => {
    expect(() => appendItem('---\n{a: 1}\n---\n', 'list', 'y')).toThrow('in braces')
  })
})
