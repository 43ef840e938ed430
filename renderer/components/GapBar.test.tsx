import { expect, it } from 'vitest'
import type { Pilot } from '../content/schemas/pilot.ts'
import { barLength, goalOf } from '../testing/drawn-values.ts'
import { chartsWith, inTable, onHome, showFound, siteOf } from '../testing/one-pilot.tsx'
import { textsOf } from '../testing/show-on.tsx'

const hoped = ':stat[recurring-friends] more'
const found = ':stat[belonging] felt that they belonged'

/** The bars of a pilot of the fixture with these texts and a chart, in the table and in the cards: its length, that of its goal, what it says, and whether it is lit. */
function barsOf(told: Partial<Pilot['glance']>, kind: 'comparison' | 'dots' = 'comparison', more: string[] = []) {
  const site = siteOf('keeper-club', told, chartsWith(kind, 'belonging', 'recurring-friends', ...more))
  return [inTable(site), onHome(site)].map(($) =>
    Array.from($('.gap-bar'), (bar) => [
      $(bar).closest('[data-gap]').attr('data-gap'),
      barLength($(bar)),
      goalOf($(bar)),
      textsOf($, '.gap-bar data'),
      $(bar).find('.text-lit').length,
    ]),
  )
}

it('what was found is drawn on the scale of its goal where both begin with figures that a chart compares', () => {
  const bars = [['found', 100, 54.22, ['+45%'], 1]]
  expect(barsOf({ hoped, found })).toEqual([bars, bars])
})

it('the scale is as long as the largest figure of the chart', () => {
  const bars = [['found', 7.22, 100, ['1,150'], 1]]
  expect(barsOf({ hoped: ':stat[new-keepers] keepers', found }, 'comparison', ['new-keepers'])).toEqual([bars, bars])
})

it('nothing is lit that may be chance, and the least of the results is named', () => {
  const bars = [['found', 100, 54.22, ['0.4%', '+45%'], 0]]
  expect(barsOf({ hoped, found }, 'comparison', ['lantern-post/postcard-opt-in'])).toEqual([bars, bars])
})

it('what was found is named at its end, too, where there is room', () => {
  const charts = chartsWith(
    'comparison',
    'lantern-post/postcard-opt-in',
    'belonging',
    'recurring-friends',
    'new-keepers',
  )
  const $ = inTable(siteOf('keeper-club', { hoped: ':stat[new-keepers] keepers', found }, charts))
  const own = $('.gap-bar > svg').prev().children('data')
  expect(own.text()).toBe('83%')
  expect(own.prev().attr('width')).toBe(`${barLength($('.gap-bar'))}%`)
})

it('the group with the least of the results is named beneath what is solid, as the chart names it', () => {
  const [chart] = chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in', 'recurring-friends').charts
  if (chart?.kind !== 'comparison') throw new Error('no comparison')
  const figures = chart.figures.map((figure, index) => ({
    ...figure,
    label: ['Asked', 'Not asked', 'Hoped'][index] ?? '',
  }))
  const namesOf = (charts: Pilot['charts']) =>
    textsOf(inTable(siteOf('keeper-club', { hoped, found }, { charts })), '.gap-least')
  expect(namesOf([{ ...chart, figures }])).toEqual(['Not asked 0.4%'])
  const least = inTable(siteOf('keeper-club', { hoped, found }, { charts: [{ ...chart, figures }] }))('.gap-least')
  expect(least.children('.at').attr('width')).toBe('0.48%')
  // Where nothing may be chance, all of the bar is what its figure says.
  expect(namesOf(chartsWith('comparison', 'belonging', 'recurring-friends', 'answers').charts)).toEqual([])
})

it('the words of a goal end at its place', () => {
  const $ = inTable(
    siteOf('keeper-club', { hoped, found }, chartsWith('comparison', 'belonging', 'recurring-friends', 'answers')),
  )
  expect(textsOf($, '.gap-bar data')).toEqual(['+45%'])
  expect($('.gap-bar .at').attr('width')).toBe('92.74%')
})

it.each([
  ['above its frame, where a bar leaves them room', 'belonging', 'new-keepers', 1],
  ['beneath a bar that is longer', 'belonging', 'recurring-friends', 0],
  ['beneath its frame where no room is above it', 'lantern-post/postcard-opt-in', 'recurring-friends', 0],
])('the words of a goal stand %s', (_, found, goal, count) => {
  const charts = chartsWith('comparison', 'lantern-post/postcard-opt-in', 'belonging', 'answers', goal)
  const $ = inTable(siteOf('keeper-club', { hoped: `:stat[${goal}] more`, found: `:stat[${found}] of all` }, charts))
  expect($('.gap-bar > svg').prevAll(':contains(Goal)')).toHaveLength(count)
  expect($('.gap-bar')).toHaveLength(1)
})

it('one bar is drawn, that with the goal, where two charts have the figure', () => {
  const [share, goal] = [chartsWith('dots', 'belonging'), chartsWith('comparison', 'belonging', 'recurring-friends')]
  const $ = inTable(siteOf('keeper-club', { hoped, found }, { charts: [...share.charts, ...goal.charts] }))
  expect(Array.from($('.gap-bar'), (bar) => goalOf($(bar)))).toEqual([54.22])
})

it('how much there is more of something is no share of all', () => {
  const charts = chartsWith('dots', 'recurring-friends')
  expect(inTable(siteOf('keeper-club', { found: hoped }, charts))('.gap-bar')).toHaveLength(0)
})

it.each<[when: string, told: Partial<Pilot['glance']>, kind?: 'dots']>([
  ['one of them begins with another figure than the chart compares', { hoped, found: ':stat[answers] answered' }],
  ['one of them begins with words', { hoped: 'At most :stat[recurring-friends]', found }],
  ['the chart of both is of another kind', { hoped, found }, 'dots'],
])('nothing is drawn where %s', (_, told, kind) => {
  expect(barsOf(told, kind)).toEqual([[], []])
})

it('what was found is drawn on the scale of the whole where a chart shows it as a share', () => {
  const $ = showFound(':stat[postcard-opt-in] agreed to postcards')
  const bars = Array.from($('.gap-bar'), (bar) => [barLength($(bar)), goalOf($(bar)), $(bar).find('.text-lit').length])
  // The bar is a sliver, with a tick where it ends.
  expect(bars).toEqual([[0.4, undefined, 2]])
  expect(showFound(':stat[total-reach] reached')('.gap-bar')).toHaveLength(0)
})
