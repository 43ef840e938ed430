import { describe, expect, it } from 'vitest'
import { createContentTree, lineOf, placesOf } from '../testing/content-tree.ts'
import { createTermFinder, type Term } from './terms.ts'

const roi: Term = {
  term: 'ROI',
  also: ['return on investment'],
  meaning: 'What comes back.',
}

it('finds a term by any of its forms, whatever their capitals and spaces', () => {
  const termOf = createTermFinder([roi])
  expect(['ROI', 'roi', ' Return  on\ninvestment '].map(termOf)).toEqual([roi, roi, roi])
  expect(['', 'RO', 'constructor'].map(termOf)).toEqual([undefined, undefined, undefined])
})

describe('the check', () => {
  const load = (edit: (terms: string) => string) => {
    const tree = createContentTree()
    tree.edit('terms.yaml', edit)
    return { problems: tree.load().problems, terms: tree.read('terms.yaml') }
  }

  it('reports a form that is in the list twice', () => {
    const { problems, terms } = load((text) => text.replace('      - spring tides', '      - Fairway'))
    expect(placesOf(problems)).toEqual([`terms.yaml:${lineOf(terms, '- term: fairway')} frontmatter/value`])
    expect(problems[0]?.message).toContain('`fairway` is already in this list, as `spring tide`')
  })

  it('reports a number in a meaning, where no figure can stand', () => {
    const { problems, terms } = load((text) => text.replace('deep enough', '12 metres deep, enough'))
    expect(placesOf(problems)).toEqual([`terms.yaml:${lineOf(terms, '12 metres')} figures/typed-number`])
  })

  it('reports a reference in a meaning, which would be shown as it is typed', () => {
    const { problems } = load((text) => text.replace('deep enough', 'deep enough (:stat[depth])'))
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('expected only words: a meaning does not refer to figures'),
    ])
  })

  it('warns of a term that no text explains: use it, or remove it', () => {
    const { problems, terms } = load((text) => `${text}  - term: oakum\n    meaning: Tarred fibre.\n`)
    expect(placesOf(problems)).toEqual([`terms.yaml:${lineOf(terms, '- term: oakum')} terms/unused`])
    expect(problems[0]?.severity).toBe('warning')
    expect(problems[0]?.fix).toContain('`:term[oakum]`')
  })

  it('needs no list', () => {
    const tree = createContentTree()
    tree.remove('terms.yaml')
    expect(new Set(tree.load().problems.map(({ rule }) => rule))).toEqual(new Set(['terms/reference']))
  })
})
