import { expect, it } from 'vitest'
import type { Pilot } from '../content/schemas/pilot.ts'
import { dotsIn } from '../testing/drawn-values.ts'
import { chartsWith, siteOf } from '../testing/one-pilot.ts'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { Glance, Unknown } from './glance.tsx'

it('a pilot says beside its title how we read it, whom it was for, and what was tried, hoped and found', () => {
  const $ = showOn('/pilot/keeper-club', <Glance />)
  const said = textsOf($, 'dd')
  expect(textsOf($, 'dt').map((label, index) => [label, said[index]])).toEqual([
    ['Our reading', 'Give every lamp a name, and the ferry a till.'],
    ['For whom', 'Visitors of a harbour museum'],
    ['Tried', 'A lamp to keep by subscription, in two to five ports.'],
    ['Reached', '620 keepers who answered'],
    ['Hoped for', 'There were to be 1,150 new keepers in year 1.'],
    ['Found', 'Of the keepers, 83% felt that they belonged; the oil was paid by others.'],
  ])
  expect($('.numeral data').attr('data-figure')).toBe('keeper-club/belonging')
})

/** What the frame beside the title says, and the labels of the facts, of a pilot with this finding and such a chart of its figure. */
function framed(found: string, kind: 'comparison' | 'dots' = 'dots', fields: { blank?: string; more?: string[] } = {}) {
  const { charts } = chartsWith(kind, 'belonging', ...(fields.more ?? []))
  const withBlank = charts.map((chart) => ({ ...chart, blank: fields.blank })) as Pilot['charts']
  const hoped = ':stat[recurring-friends] more'
  const site = siteOf('keeper-club', { found, hoped }, { charts: withBlank, highlights: ['belonging'] })
  const $ = showOn('/pilot/keeper-club', <Glance />, site)
  return {
    $,
    label: $('.stats li > :last-child').text().trim(),
    others: textsOf($, '[data-gap=found] > p'),
    isFoundAgain: textsOf($, 'dt').includes('Found'),
  }
}

it('what else was found stands with the first figure where its chart has a frame for what is not known', () => {
  const found = ':stat[belonging] belonged; the oil was paid by others'
  expect(framed(found, 'dots', { blank: 'How many pay isn’t known.' })).toMatchObject({
    label: 'belonged',
    others: ['the oil was paid by others'],
    isFoundAgain: false,
  })
  for (const fields of [{ blank: ':stat[answers] answers' }, {}])
    expect(framed(found, 'dots', fields)).toMatchObject({ others: [], isFoundAgain: true })
})

it('a finding that is all in the frame is not said again', () => {
  expect(framed(':stat[belonging] belonged')).toMatchObject({ label: 'belonged', isFoundAgain: false })
  const label = 'felt that they belonged'
  expect(framed('Of the keepers, :stat[belonging] belonged')).toMatchObject({ label, isFoundAgain: true })
  expect(framed(':stat[answers] answered')).toMatchObject({ label, isFoundAgain: true })
})

it('a figure that is compared with its goal has its bar in the frame, and that it may be chance beneath', () => {
  const more = ['belonging', 'recurring-friends']
  const { $, others } = framed(':stat[belonging] belonged', 'comparison', { more })
  expect($('[data-gap=found] > .gap-bar')).toHaveLength(1)
  expect(others).toEqual(['may be chance'])
})

it('a pilot that found no more than whom it reached says so once', () => {
  const site = siteOf('keeper-club', { reached: 'The whole harbour', found: 'The whole harbour' })
  const $ = showOn('/pilot/keeper-club', <Glance />, site)
  expect(textsOf($, 'dt')).toEqual(['Our reading', 'For whom', 'Tried', 'Hoped for', 'Found'])
})

it('a pilot says beside its title what is not known', () => {
  const site = siteOf('lantern-post', { audience: undefined, reached: undefined, hoped: undefined })
  const $ = showOn('/pilot/lantern-post', <Glance />, site)
  const facts = textsOf($, 'dd')
  expect([1, 3, 4].map((place) => facts[place])).toEqual(['Not known', 'Not known', 'Not known'])
  expect($('dd > [data-gap=unknown]')).toHaveLength(3)
})

it('the first figure of a pilot has the drawing of its chart beside it', () => {
  const $ = showOn('/pilot/keeper-club', <Glance />)
  const drawn = $('svg path[stroke-linecap=round]').toArray()
  expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([100, 83])
})

it('what we don’t know yet begins with what the glance leaves out', () => {
  const unknownOf = (glance: Partial<Pilot['glance']>) => {
    const site = siteOf('lantern-post', glance, { unknown: ['what it cost'] })
    const $ = showOn('/pilot/lantern-post', <Unknown />, site)
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
  const site = siteOf('lantern-post', { reached: 'The quay', hoped: 'A song' }, { unknown: [] })
  expect(showOn('/pilot/lantern-post', <Unknown />, site)('body').html()).toBe('')
})
