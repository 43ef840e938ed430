import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Keynote, Speakers } from './summit.tsx'

const path = '/innovation-summit'
const { keynote, speakers } = wholeFixture.summit.data

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
  expect($('article').html()).toMatch(/^<h3/)
  expect([$('h3').text(), $('h3 + p').text()]).toEqual([keynote.topic, keynote.name])
  expect($('a, svg, [role=img]')).toHaveLength(0)
})

it('a featured speaker has a monogram, name, role and topic', () => {
  const $ = show(<Speakers title="Speakers" speakers={speakers} />)
  const cards = $('[data-card=speaker]').toArray()
  const namesOf = (mark: string) => cards.map((card) => $(card).find(mark).text())
  expect(namesOf('h3')).toEqual(speakers.map(({ name }) => name))
  expect(namesOf('h3 + p')).toEqual(speakers.map(({ role }) => role))
  expect(namesOf('.monogram')).toEqual(['BO'])
  for (const { topic } of speakers) expect($('ul').text()).toContain(topic)
})

it('while no speaker is known, a line says so under a small heading', () => {
  const $ = show(<Speakers title="Speakers" speakers={[]} />)
  expect($('.section-quiet > div > h2').text()).toBe('Speakers')
  expect($('p').text()).toContain('to be announced')
  expect($('[data-card=speaker]')).toHaveLength(0)
})
