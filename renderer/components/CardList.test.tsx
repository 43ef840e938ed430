import { expect, it } from 'vitest'
import type { ListedEntry } from '../content/entries/site.ts'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { CardList, maxCards } from './CardList.tsx'

const entryOf = (index: number): ListedEntry<{ title: string }> => ({
  id: `story-${index}`,
  data: { title: `Story ${index}` },
})

function show(count: number) {
  const entries = Array.from({ length: count }, (_, index) => entryOf(index))
  const $ = showOn(
    '/',
    <CardList
      kind="articles"
      entries={entries}
      className="cards"
      heading={<h2>More</h2>}
      note={({ id }) => `about ${id}`}
    >
      {({ data }) => <b>{data.title}</b>}
    </CardList>,
  )
  const rows = $('ul:not(.cards) li').toArray()
  return {
    lists: $('ul').length,
    cards: textsOf($, '.cards b'),
    titles: rows.map((row) => [$('a', row).attr('href'), $('a', row).text(), $('p', row).text()]),
  }
}

it('shows a card for each entry of a short list, and nothing else', () => {
  expect(show(2)).toEqual({ lists: 1, cards: ['Story 0', 'Story 1'], titles: [] })
  expect(show(maxCards)).toMatchObject({ lists: 1, cards: { length: maxCards } })
})

it('lists the entries beyond the cards by title, in order', () => {
  const { cards, titles } = show(maxCards + 2)
  expect(cards).toHaveLength(maxCards)
  expect(titles).toEqual(
    [maxCards, maxCards + 1].map((index) => [`/article/story-${index}`, `Story ${index}`, `about story-${index}`]),
  )
})
