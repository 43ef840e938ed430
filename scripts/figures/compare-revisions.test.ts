import { describe, expect, it } from 'vitest'
import { changesAsMarkdown, changesAsText, compareInventories } from './compare-revisions.ts'
import type { InventoryEntry } from './inventory.ts'

const entry = (id: string, display: string, more: Partial<InventoryEntry> = {}): InventoryEntry => ({
  id,
  display,
  meaning: 'It counts.',
  spec: '9',
  source: 'frontmatter',
  written: 'markdown/a.md:3',
  reviewed: 'markdown/ledger.yaml:9',
  pages: ['/a'],
  ...more,
})

describe('what changed since a revision', () => {
  const old = [entry('a/same', '1'), entry('a/other', '700 people'), entry('a/gone', '3')]
  const now = [
    entry('a/same', '1', { written: 'markdown/a.md:9' }),
    entry('a/other', '800 people'),
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
      '  seen on /a',
    ])
    expect(changesAsText([], 'main')).toBe('no figure has changed since main')
  })

  it('reads as a table in markdown', () => {
    const lines = changesAsMarkdown(changes, 'main').split('\n')
    expect(lines[0]).toBe('3 figures have changed since `main`:')
    expect(lines).toContain('| `a/gone` | 3 | *gone* | `markdown/a.md:3` | /a |')
    expect(changesAsMarkdown([], 'main')).toBe('No figure has changed since `main`.')
  })
})
