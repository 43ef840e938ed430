import { describe, expect, it } from 'vitest'
import { nodesOf } from './nodes.ts'
import { parse } from './processor.ts'

describe('the nodes of a text', () => {
  it('come in the order of the text, the root first', () => {
    const tree = parse('## A\n\n- b *c*\n\n::stats[d]\n')
    expect(nodesOf(tree).map(({ type }) => type)).toEqual([
      ...['root', 'heading', 'text', 'list', 'listItem', 'paragraph', 'text', 'emphasis', 'text'],
      ...['leafDirective', 'text'],
    ])
  })

  it('of two texts are not mixed up', () => {
    const [one, other] = [parse('one'), parse('# other')]
    expect(nodesOf(one)).not.toEqual(nodesOf(other))
    expect(nodesOf(one)).toBe(nodesOf(one))
  })
})
