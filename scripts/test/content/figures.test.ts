import { describe, expect, test } from 'vitest'
import { content, paths } from './site-pages.ts'
import { expectSeen } from './specification/figures.ts'

const { figures } = content.ledger
const seen = figures.flatMap((figure) => figure.pages.map((page) => ({ figure, id: figure.id, page })))

test('the ledger is read, and names only pages that exist', () => {
  expect(seen).not.toHaveLength(0)
  expect(seen.filter(({ page }) => !paths.includes(page)).map(({ id, page }) => `${id} ${page}`)).toEqual([])
})

test('a figure that no page shows says why', () => {
  expect(
    figures.filter(({ pages, unseen }) => (pages.length === 0) !== (unseen !== undefined)).map(({ id }) => id),
  ).toEqual([])
})

describe('a visitor sees', () => {
  test.each(seen)('$id on $page', ({ figure, page }) => expectSeen(figure, page))
})
