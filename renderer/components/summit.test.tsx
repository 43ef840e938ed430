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

it('a featured speaker has a monogram, name, role and topic; one who is not known yet has a line', () => {
  const $ = show(<Speakers id="speakers" title="Speakers" speakers={speakers} />)
  const [known, other] = $('[data-card=speaker]').toArray()
  expect(speakers.map(({ placeholder }) => placeholder)).toEqual([false, true])
  expect($(known).find('h3').text()).toBe(speakers[0]?.name)
  expect($(known).text()).toContain(speakers[0]?.role)
  expect($(known).find('.monogram').text()).toBe('BO')
  expect($(other).text()).toBe(`${speakers[1]?.name}: ${speakers[1]?.topic}`)
  expect($(other).find('.monogram')).toHaveLength(0)
  const [unknown] = speakers.filter(({ placeholder }) => placeholder)
  const all = show(<Speakers id="speakers" title="Speakers" speakers={unknown ? [unknown] : []} />)
  expect([$('.section-quiet').length, all('.section-quiet > div > h2').text()]).toEqual([0, 'Speakers'])
})
