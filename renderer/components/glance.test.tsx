import { type CheerioAPI, load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Pilot } from '../content/schemas/pilot.ts'
import { dotsIn } from '../testing/drawn-values.ts'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { GapTable, Glance, Readings, Unknown } from './glance.tsx'

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text())

/** The fixture's site with other fields of one pilot. */
function siteWith(id: string, glance: Partial<Pilot['glance']>, unknown: string[] = []) {
  const pilots = wholeFixture.pilots.map((pilot) =>
    pilot.id === id
      ? { ...pilot, data: { ...pilot.data, glance: { ...pilot.data.glance, ...glance }, unknown } }
      : pilot,
  )
  return { ...wholeFixture, pilots }
}

/** Part of a page, as it is on the page at an address. */
const show = (path: string, part: ReactNode, site = wholeFixture) =>
  load(renderToStaticMarkup(<PageProvider value={{ ...contextAt(path, site), path }}>{part}</PageProvider>), {}, false)

it('a pilot has, beside its title, what we conclude as our reading, and says what is not known', () => {
  const site = siteWith('lantern-post', { reached: undefined, hoped: undefined })
  const $ = show('/pilot/lantern-post', <Glance />, site)
  expect(textsOf($, 'dt')).toEqual(['For whom', 'Tried', 'Reached', 'Hoped for', 'Found', 'Our reading'])
  expect(textsOf($, 'dd').slice(2, 4)).toEqual(['Not known', 'Not known'])
})

it('the first figure of a pilot has the dots of its chart beside it', () => {
  const $ = show('/pilot/keeper-club', <Glance />)
  const drawn = $('svg path[stroke-linecap=round]').toArray()
  expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([100, 83])
})

it('the gap has an empty frame for what is not known', () => {
  const { pilots } = siteWith('lantern-post', { hoped: undefined })
  const $ = show('/pilots', <GapTable pilots={pilots.filter(({ id }) => id === 'lantern-post')} />)
  expect(textsOf($, '[data-gap=unknown]')).toEqual(['Not known'])
})

it('a figure that the words begin with is lit if it is a result', () => {
  const lit = [':stat[first-test-replies] replies', ':stat[total-reach] people', 'Of all, :stat[postcard-opt-in]'].map(
    (found) => {
      const { pilots } = siteWith('lantern-post', { found })
      return show('/pilots', <GapTable pilots={pilots.filter(({ id }) => id === 'lantern-post')} />)('.shining').length
    },
  )
  expect(lit).toEqual([1, 0, 0])
})

it('what is beyond a semicolon has a line of its own, and is read on', () => {
  const { pilots } = siteWith('lantern-post', { found: 'Many replies; little money' })
  const $ = show('/pilots', <GapTable pilots={pilots.filter(({ id }) => id === 'lantern-post')} />)
  expect(textsOf($, '[data-gap=found]')).toEqual(['Many replies; little money'])
  expect(textsOf($, 'b')).toEqual(['little money'])
})

it('what we don’t know yet begins with what the glance leaves out', () => {
  const unknownOf = (glance: Partial<Pilot['glance']>) => {
    const $ = show('/pilot/lantern-post', <Unknown />, siteWith('lantern-post', glance, ['what it cost']))
    expect($('h2#unknown').text()).toBe('What we don’t know yet')
    return textsOf($, 'li')
  }
  const told = { reached: 'The quay', hoped: 'A song' }
  expect(unknownOf(told)).toEqual(['what it cost'])
  expect(unknownOf({ ...told, reached: undefined })).toEqual(['how many people the pilot reached', 'what it cost'])
  expect(unknownOf({ reached: undefined, hoped: undefined })).toEqual([
    'how many people the pilot reached',
    'what the pilot hoped to achieve',
    'what it cost',
  ])
})

it('a pilot of which everything is known has no such part', () => {
  const site = siteWith('lantern-post', { reached: 'The quay', hoped: 'A song' })
  expect(show('/pilot/lantern-post', <Unknown />, site).html()).toBe('')
})

it('a card with our reading of a pilot needs no label, and leads to its case study', () => {
  const $ = show('/', <Readings pilots={wholeFixture.pilots.slice(0, 1)} />)
  const [pilot] = wholeFixture.pilots
  expect(textsOf($, '[data-card=reading] p')).toEqual([pilot?.data.glance.reading])
  expect($('[data-card=reading] a').attr('href')).toBe(`/pilot/${pilot?.id}`)
})
