import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Agenda } from './Agenda.tsx'

const path = '/innovation-summit'
const { agenda } = wholeFixture.summit.data

/** A part of the page of the online summit. */
const show = (part: ReactNode) =>
  load(renderToStaticMarkup(<PageProvider value={{ ...contextAt(path), path }}>{part}</PageProvider>))

it('the bar below each item of the agenda is as long as the item takes', () => {
  const $ = show(<Agenda items={agenda} />)
  const bars = $('[data-agenda-item] rect').toArray()
  const minutes = [10, 30, 15, 25, 10]
  expect(bars.map(({ attribs }) => attribs.width)).toEqual(
    minutes.map((length) => `${Math.round((length / 30) * 10000) / 100}%`),
  )
})

it('the kind of an item is seen where its title does not say it', () => {
  const $ = show(
    <Agenda
      items={[
        { title: 'The keynote', type: 'keynote', placeholder: false },
        { title: 'Tea', type: 'closing', placeholder: false },
      ]}
    />,
  )
  const kinds = $('[data-agenda-item] p:has(span)').toArray()
  expect(kinds.map((kind) => [$(kind).text(), $(kind).hasClass('sr-only')])).toEqual([
    ['keynote', true],
    ['closing', false],
  ])
})

it('items without a time that follow each other are in broken frames in one row, which says so', () => {
  const items = agenda.map((item, index) => (index === 1 || index === 2 ? { ...item, time: undefined } : item))
  const $ = show(<Agenda items={items} />)
  const titles = $('h3').toArray()
  expect(titles.map((title) => $(title).text())).toEqual(agenda.map(({ title }) => title))
  const row = $('p:contains("Time not known") + ol')
  expect(row.children('[data-gap=unknown]')).toHaveLength(2)
  expect($('[data-gap]')).toHaveLength(2)
  expect(show(<Agenda items={agenda} />)('[data-gap]')).toHaveLength(0)
})

it('an agenda without lengths has no bars', () => {
  const $ = show(<Agenda items={agenda.map((item, index) => ({ ...item, time: index === 0 ? '10:30' : undefined }))} />)
  expect($('[data-agenda-item] rect')).toHaveLength(0)
})
