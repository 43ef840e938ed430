import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { placedReferences } from './placed-references.ts'
import type { ContentDocument } from './rule.ts'

function countIn(body: string, more: Parameters<typeof runRule>[2] = {}): number {
  let count = Number.NaN
  runRule(
    (document: ContentDocument) => {
      count = placedReferences(document).filter(({ isInText }) => isInText).length
      return []
    },
    body,
    more,
  )
  return count
}

it('references in the frontmatter and in the text beneath are counted', () => {
  expect(countIn('All :stat[a] and :stat[b]{form=words}.', { above: ['lead: A :stat[a] b'] })).toBe(3)
  expect(countIn('All <Stat id="a" />.\n\n<Stat id="b" />', { format: 'mdx', above: ['lead: A :stat[a] b'] })).toBe(3)
})

it('what only looks like one is not', () => {
  expect(countIn('`:stat[a]`, \\:stat[a] and :stats[a]')).toBe(0)
  expect(countIn('`<Stat id="a" />` and :stat[a]', { format: 'mdx' })).toBe(0)
})
