import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Neighbours } from './navigation.tsx'

const { articles } = wholeFixture
const [first, second] = articles

/** The links on the page of an article, where the list has these articles alone. */
function show(id: string | undefined, listed: typeof articles) {
  const words = { previous: 'Previous story', next: 'Next story' }
  const neighbours = <Neighbours kind="articles" label="More stories" words={words} />
  const $ = showOn(`/article/${id}`, neighbours, { ...wholeFixture, articles: listed })
  const links = $('nav[aria-label="More stories"] a').toArray()
  return { $, links: links.map((link) => [$(link).attr('href'), $(link).text()]) }
}

it('leads to each page by its name, after the words that say which it is', () => {
  if (!first || !second) throw new Error('the fixture has no two articles')
  expect(show('between', [first, { ...first, id: 'between' }, second]).links).toEqual([
    [`/article/${first.id}`, `Previous story${first.data.title}`],
    [`/article/${second.id}`, `Next story${second.data.title}`],
  ])
})

it('leads to the other of two pages once', () => {
  expect(show(first?.id, articles.slice(0, 2)).links).toEqual([
    [`/article/${second?.id}`, `Next story${second?.data.title}`],
  ])
})

it('is not there where there is nowhere to go', () => {
  expect(show(first?.id, articles.slice(0, 1)).$('nav')).toHaveLength(0)
})
