import { describe, expect, test } from 'vitest'
import { content } from './site-pages.ts'
import { expectSeen } from './specification/figures.ts'

const { figures } = content.ledger
const seen = figures.flatMap((figure) => figure.pages.map((page) => ({ figure, id: figure.id, page })))

test('a figure that no page shows says why, and no other', () => {
  const odd = figures.filter(({ pages, unseen }) => (pages.length === 0) !== (unseen !== undefined))
  expect(odd.map(({ id }) => id)).toEqual([])
})

describe('a visitor sees', () => {
  test.each(seen)('$id on $page', ({ figure, page }) => expectSeen(figure, page))
})
