import { describe, expect, it } from 'vitest'
import { changesAsMarkdown, changesAsText, compareInventories } from './compare-revisions.ts'
import type { InventoryEntry } from './inventory.ts'

const entry = (id: string, display: string, more: Partial<InventoryEntry> = {}): InventoryEntry => ({
  id,
  display,
  form: { value: 1, notation: 'standard' },
  meaning: 'It counts.',
  origin: 'specification, section 9',
  written: 'markdown/a.md:3',
  reviewed: 'markdown/ledger.yaml:9',
  pages: ['/a'],
  ...more,
})

describe('what changed since a revision', () => {
  const old = [
    entry('a/same', '1'),
    entry('a/other', '700 people', { form: { value: 700, unit: 'people', notation: 'standard' } }),
    entry('a/gone', '3'),
  ]
  const now = [
    entry('a/same', '1', { written: 'markdown/a.md:9' }),
    entry('a/other', '800 people', { form: { value: 800, unit: 'people', notation: 'standard' } }),
    entry('a/new', '4'),
  ]
  const changes = compareInventories(old, now)

  it('is every figure with another value, new or gone, and none that only moved', () => {
    expect(changes.map(({ id }) => id)).toEqual(['a/other', 'a/new', 'a/gone'])
  })

  it('reads as text, old before new, with the place and the pages', () => {
    expect(changesAsText(changes, 'main').split('\n').slice(0, 3)).toEqual([
      'a/other: 700 people → 800 people',
      '  markdown/a.md:3',
      '  must be seen on /a',
    ])
    expect(changesAsText([], 'main')).toBe('no figure has changed since main')
  })

  it('reports a change that no reader sees', () => {
    const form = { value: 7, notation: 'standard' } as const
    const before = [entry('a/x', '7', { form }), entry('a/y', '7', { form }), entry('a/z', '7', { form })]
    const after = [
      entry('a/x', '7', { form: { ...form, qualifier: 'not significant' } }),
      entry('a/y', '7', { form: { ...form, notation: 'ungrouped' } }),
      entry('a/z', '7', { form, pages: ['/a', '/b'] }),
    ]
    const hidden = compareInventories(before, after)
    expect(changesAsText(hidden, 'main').split('\n')).toEqual(
      expect.arrayContaining([
        '  qualifier: none → not significant',
        '  notation: standard → ungrouped',
        '  pages: /a → /a, /b',
      ]),
    )
    expect(changesAsMarkdown(hidden, 'main')).toContain('| `a/x` | 7 | 7 (qualifier: none → not significant) |')
  })

  it('reads as a table in markdown', () => {
    const lines = changesAsMarkdown(changes, 'main').split('\n')
    expect(lines[0]).toBe('3 figures have changed since `main`:')
    expect(lines).toContain('| `a/gone` | 3 | *gone* | `markdown/a.md:3` | /a |')
    expect(changesAsMarkdown([], 'main')).toBe('No figure has changed since `main`.')
  })
})
