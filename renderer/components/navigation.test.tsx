import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Neighbours } from './navigation.tsx'

const { articles } = wholeFixture
const [first, second] = articles

/** The links on the page of an article, where the list has these articles alone. */
function show(id: string | undefined, listed: typeof articles) {
  const kicker = (place: string) => `${place}: `
  const neighbours = <Neighbours kind="articles" label="More stories" kicker={kicker} />
  const $ = showOn(`/article/${id}`, neighbours, { ...wholeFixture, articles: listed })
  const links = $('nav[aria-label="More stories"] a').toArray()
  return { $, links: links.map((link) => [$(link).attr('href'), $(link).text()]) }
}

it('leads to each page by its name, after the words that say which it is, and to the earlier of two stories first', () => {
  if (!first || !second) throw new Error('the fixture has no two articles')
  const dated = (id: string, date: string) => ({ ...second, id, data: { ...second.data, date } })
  const [before, after] = [dated('early', '2039-01-01'), dated('late', '2040-01-01')]
  for (const listed of [
    [before, first, after],
    [after, first, before],
  ])
    expect(show(first.id, listed).links).toEqual([
      ['/article/early', `previous: ${second.data.title}`],
      ['/article/late', `next: ${second.data.title}`],
    ])
})

it('leads to the other of two pages once', () => {
  expect(show(first?.id, articles.slice(0, 2)).links).toEqual([
    [`/article/${second?.id}`, `next: ${second?.data.title}`],
  ])
})

it('is not there where there is nowhere to go', () => {
  expect(show(first?.id, articles.slice(0, 1)).$('nav')).toHaveLength(0)
})
