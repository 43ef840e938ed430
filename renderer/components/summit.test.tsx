import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Keynote } from './summit.tsx'

const path = '/innovation-summit'
const { keynote } = wholeFixture.summit.data

/** The addresses to which the card of a keynote speaker leads. */
function linksOf(speaker: typeof keynote) {
  const $ = load(
    renderToStaticMarkup(
      <PageProvider value={{ ...contextAt(path), path }}>
        <Keynote keynote={speaker} />
      </PageProvider>,
    ),
  )
  expect($('h3').text()).toBe(speaker.name)
  return $('a')
    .toArray()
    .map(({ attribs }) => attribs.href)
}

it('the card of a keynote speaker leads to a talk and to the speaker’s site', () => {
  expect(linksOf({ ...keynote, placeholder: false })).toEqual([keynote.tedTalkUrl, keynote.websiteUrl])
})

it('it leads nowhere before it is known who speaks', () => {
  expect(linksOf({ ...keynote, placeholder: true })).toEqual([])
})
