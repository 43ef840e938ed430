import { expect, it } from 'vitest'
import type { Pilot } from '../content/schemas/pilot.ts'
import { dotsIn } from '../testing/drawn-values.ts'
import { chartsWith, siteOf } from '../testing/one-pilot.tsx'
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

/** What the frame beside the title says, and whether the facts say it again, of a pilot with this finding and such a chart. */
function framed(found: string, kind: 'comparison' | 'dots' = 'dots', more: string[] = []) {
  const hoped = ':stat[recurring-friends] more'
  const fields = { ...chartsWith(kind, 'belonging', ...more), highlights: ['belonging'] }
  const $ = showOn('/pilot/keeper-club', <Glance />, siteOf('keeper-club', { found, hoped }, fields))
  return {
    $,
    label: $('.stats li > :last-child').text().trim(),
    others: textsOf($, '[data-gap=found] > p'),
    isFoundAgain: textsOf($, 'dt').includes('Found'),
  }
}

it('the frame beside the title says what was found, and nothing of it is said again', () => {
  const { $, ...said } = framed(':stat[belonging] belonged; the oil was paid by others')
  expect(said).toEqual({ label: 'belonged', others: ['the oil was paid by others'], isFoundAgain: false })
  // Copies and search have it, too.
  expect($('[data-page-only]').text()).not.toContain('oil')
})

it.each([
  ['in the middle of words', 'Of the keepers, :stat[belonging] belonged; few paid'],
  ['after another one', ':stat[answers] answered; few paid'],
  ['before a mark', ':stat[belonging], of whom few paid'],
  ['alone', ':stat[belonging].'],
])('a finding that has the figure %s is said beneath the frame, whose figure has its own label', (_, found) => {
  const { $, ...said } = framed(found)
  expect(said).toEqual({ label: 'felt that they belonged', others: [], isFoundAgain: true })
})

it('a figure that is compared with its goal has its bar in the frame, also where another chart shows it first', () => {
  const more = ['belonging', 'recurring-friends']
  const { $, label, isFoundAgain } = framed(':stat[belonging] belonged', 'comparison', more)
  expect([$('[data-gap=found] > .gap-bar').length, label, isFoundAgain]).toEqual([1, 'belonged; may be chance', false])
  const charts = [...chartsWith('dots', 'belonging').charts, ...chartsWith('comparison', ...more).charts]
  const site = siteOf('keeper-club', { hoped: ':stat[recurring-friends]' }, { charts, highlights: ['belonging'] })
  expect(showOn('/pilot/keeper-club', <Glance />, site)('.gap-bar')).toHaveLength(1)
})

it('a share has its bar where no chart draws it as dots', () => {
  const site = siteOf('keeper-club', {}, { ...chartsWith('comparison', 'belonging'), highlights: ['belonging'] })
  const $ = showOn('/pilot/keeper-club', <Glance />, site)
  expect([$('.gap-bar').length, $('[data-gap=unknown]').length]).toEqual([1, 0])
})

it.each([
  ['keeper-club', 'answers', [62]],
  ['lantern-post', 'total-reach', []],
])(
  '%s: the people of “%s” are dots beneath their number where no chart draws them, if they are not too many',
  (id, figure, dots) => {
    const site = siteOf(id, { missing: 'what the oil cost' }, { charts: [], highlights: [figure] })
    const $ = showOn(`/pilot/${id}`, <Glance />, site)
    const drawn = $('[data-gap=found] svg path[stroke-linecap=round]').toArray()
    expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual(dots)
  },
)

it('where no chart shows the first figure, a faint frame beside it says what is not known', () => {
  const site = siteOf('keeper-club', { missing: 'what the oil cost' }, { charts: [] })
  const $ = showOn('/pilot/keeper-club', <Glance />, site)
  expect($('[data-gap=found] > [data-gap=unknown]').text()).toBe('Not known: what the oil cost')
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
