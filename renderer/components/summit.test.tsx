import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Agenda, Keynote, Speakers } from './summit.tsx'

const path = '/innovation-summit'
const { keynote, speakers, agenda } = wholeFixture.summit.data

/** A part of the page of the online summit. */
const show = (part: ReactNode) =>
  load(renderToStaticMarkup(<PageProvider value={{ ...contextAt(path), path }}>{part}</PageProvider>))

it('the card of a keynote speaker has a portrait, and leads to a talk and to the speaker’s site', () => {
  const $ = show(<Keynote keynote={{ ...keynote, placeholder: false }} />)
  expect($('h3').text()).toBe(keynote.name)
  expect($('[role=img]').attr('aria-label')).toBe(keynote.image.alt)
  const links = $('a').toArray()
  expect(links.map(({ attribs }) => attribs.href)).toEqual([keynote.tedTalkUrl, keynote.websiteUrl])
  for (const said of [keynote.role, keynote.topic, keynote.bio]) expect($('article').text()).toContain(said)
})

it('before it is known who speaks, the topic is its heading, and it has neither portrait nor links', () => {
  const $ = show(<Keynote keynote={{ ...keynote, placeholder: true }} />)
  expect($('article').html()).toMatch(/^<div>/)
  expect([$('h3').text(), $('h3 + p').text()]).toEqual([keynote.topic, keynote.name])
  expect($('a, svg, [role=img]')).toHaveLength(0)
})

it('a featured speaker has a monogram, name, role and topic; all who are not known yet share one entry', () => {
  const $ = show(<Speakers speakers={speakers} />)
  const [known, other] = $('[data-card=speaker]').toArray()
  expect(speakers.map(({ placeholder }) => placeholder)).toEqual([false, true])
  expect($(known).find('h3').text()).toBe(speakers[0]?.name)
  expect($(known).text()).toContain(speakers[0]?.role)
  expect($(known).find('.monogram').text()).toBe('BO')
  expect([$(other).find('h3').text(), $(other).text()]).toEqual([
    speakers[1]?.topic,
    `${speakers[1]?.topic}${speakers[1]?.name}`,
  ])
  expect($(other).find('.monogram')).toHaveLength(0)
  const [unknown] = speakers.filter(({ placeholder }) => placeholder)
  const all = show(<Speakers speakers={unknown ? [unknown, { ...unknown, name: 'Speaker C' }] : []} />)
  expect(all('[data-card=speaker] p').text()).toBe(`${unknown?.name}, Speaker C`)
})

it('the bar beside each item of the agenda is as long as the item takes', () => {
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

it('items without a time are in broken frames, and a line says so', () => {
  const items = agenda.map((item, index) => (index === 1 ? { ...item, time: undefined } : item))
  const $ = show(<Agenda items={items} />)
  expect($('[data-gap=unknown] h3').text()).toBe(agenda[1]?.title)
  expect($('ol + p').text()).toBe('The items in broken frames have no time yet.')
  expect(show(<Agenda items={agenda} />)('[data-gap], ol + p')).toHaveLength(0)
})

it('an agenda without lengths has no bars', () => {
  const $ = show(<Agenda items={agenda.map((item, index) => ({ ...item, time: index === 0 ? '10:30' : undefined }))} />)
  expect($('[data-agenda-item] rect')).toHaveLength(0)
})
