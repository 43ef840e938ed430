import { expect, test } from 'vitest'
import type { Chart as ChartData } from '../../content/schemas/chart.ts'
import { loadedFixture } from '../../content/testing/loaded-fixture.ts'
import { dotsIn, measureChart } from '../../testing/drawn-values.ts'
import { showOn } from '../../testing/show-on.tsx'
import { contextAt, wholeFixture } from '../../testing/whole-fixture.ts'
import { findFigure } from '../FigureText.tsx'
import { Chart, peopleIn, pictureOf } from './Chart.tsx'

/** A chart on a page, and the values of its figures from top to bottom. */
function show(chart: ChartData, path = '/pilot/keeper-club') {
  const $ = showOn(path, <Chart chart={chart} />)
  const ids = Array.from($('tbody data'), ({ attribs }) => attribs['data-figure'] ?? '')
  return { $, ids, values: ids.map((id) => Number(loadedFixture.figures[id]?.value)) }
}

const head = { id: 'a', title: 'A finding' }
const placed = (...ids: string[]) => ids.map((figure) => ({ figure, label: figure }))
const comparison = (...ids: string[]): ChartData => ({ ...head, kind: 'comparison', figures: placed(...ids) })
const { pilots, articles } = loadedFixture.site
const charts = [
  ...pilots.flatMap(({ id, data }) => data.charts.map((chart) => [`/pilot/${id}`, chart.id, chart] as const)),
  ...articles.flatMap(({ id, data }) => data.charts.map((chart) => [`/article/${id}`, chart.id, chart] as const)),
]

test.each([
  ...charts,
  ['/pilot/keeper-club', 'with a goal at the end of its scale', comparison('answers', 'new-keepers')] as const,
  ['/pilot/keeper-club', 'with a goal that was passed', comparison('recurring-friends', 'belonging')] as const,
])('on %s, what the chart %s draws agrees with its values', (path, _, chart) => {
  const { $, values } = show(chart, path)
  const measured = measureChart($, $('figure.chart'), chart.kind, values)
  expect(measured.length > 0).toBe(chart.kind !== 'form')
  for (const { value, drawn, within } of measured) expect(Math.abs(drawn - value)).toBeLessThanOrEqual(within)
})

test('a goal is a broken line over the bars, labelled at its head, and no bar', () => {
  const { $, ids } = show(comparison('answers', 'new-keepers'))
  expect(ids).toEqual(['keeper-club/new-keepers', 'keeper-club/answers'])
  expect($('tbody tr').first().text()).toContain('Goal')
  expect($('tbody tr').first().find('.at').attr('width')).toBe('100%')
  expect($('.goals > [stroke-dasharray]').attr('d')).toBe('M100 0V10')
  expect($('rect')).toHaveLength(1)
})

test('each of many dots stands for as much of the one figure as of the other', () => {
  const said = (many: string, one: string) =>
    show({ ...head, kind: 'ratio', figures: placed(many, one) })
      .$('small')
      .text()
  expect(said('answers', 'trial-months')).toBe('Each dot: 7 months, or 7 people.')
  expect(said('belonging', 'trial-months')).toBe('')
})

test('thin lines quarter the way to a goal, with what they stand for, where that is whole numbers', () => {
  const quartersTo = (value: number) => {
    const id = 'keeper-club/new-keepers'
    const goal = wholeFixture.figures[id]
    const site = goal && { ...wholeFixture, figures: { ...wholeFixture.figures, [id]: { ...goal, value } } }
    const $ = showOn('/pilot/keeper-club', <Chart chart={comparison('answers', 'new-keepers')} />, site)
    const labels = Array.from($('[data-label]'), ({ attribs }) => attribs['data-label'])
    return [$('path[d="M25 0V10M50 0V10M75 0V10"]').length, ...labels]
  }
  expect(quartersTo(4800)).toEqual([1, '1,200', '2,400', '3,600'])
  expect(quartersTo(1150)).toEqual([0])
  expect(show(comparison('answers', 'coast-visitors')).$('[data-label]')).toHaveLength(0)
})

test('a percentage alone is drawn as its part of a whole, whose rest is hollow, above what isn’t known', () => {
  const { $ } = show({ ...head, kind: 'comparison', figures: placed('belonging'), blank: 'The cost isn’t known.' })
  const part = $('td rect').attr('width')
  expect(`${part}%`).toBe($('tbody data').text())
  expect($('td path').first().attr('d')).toBe(`M${part} 0H100V10H${part}`)
  expect($('table + [data-gap=unknown]').text()).toBe('The cost isn’t known.')
})

test('a difference between groups is never lit, and is said to be open to chance beside its open end', () => {
  const { $ } = show(comparison('average-gift-test', 'average-gift-control'), '/pilot/lantern-post')
  expect($('.text-lit')).toHaveLength(0)
  const [test = '', control] = Array.from($('rect'), ({ attribs }) => attribs.width)
  expect(test).toBe(control)
  expect($('tbody tr').first().find('[stroke-dasharray]').attr('d')).toContain(`M${test} 0H100`)
  expect($('small').parents('tr').find('th').text().trim()).toBe('average-gift-test')
})

test('a figure has the small picture of a chart of dots, and none of one of parts', () => {
  const parts = { ...head, kind: 'parts' as const, whole: { figure: 'total-reach', label: 'All' } }
  const path = '/pilot/lantern-post'
  const page = { ...contextAt(path), path }
  const drawn = (chart: ChartData) => pictureOf(findFigure('letter-reach', page), [chart], page) !== undefined
  expect(drawn({ ...parts, figures: placed('letter-reach', 'postcard-reach') })).toBe(false)
  expect(drawn({ ...head, kind: 'dots', figures: placed('letter-reach') })).toBe(true)
})

test.each([
  [500, 500, ''],
  [620, 62, 'Each dot: 10 people.'],
  [2380, 238, 'Each dot: 10 people.'],
  [2384, 0, ''],
  [41_300, 0, ''],
  [7.5, 0, ''],
])('%d people are %i dots, and it is said how many each of them is, if it is more than one', (value, dots, words) => {
  const path = '/pilot/keeper-club'
  const answers = findFigure('answers', { ...contextAt(path), path })
  const $ = showOn(path, peopleIn({ ...answers, value }))
  expect([dotsIn($('path').attr('d') ?? ''), $('small').text()]).toEqual([dots, words])
})

test('reach is never lit', () => {
  const { $ } = show({ ...head, kind: 'dots', figures: placed('answers') })
  expect($('.text-lit')).toHaveLength(0)
})

test('what all figures stand for is not said where the heading does', () => {
  const chart: ChartData = { ...head, kind: 'dots', figures: placed('postcard-opt-in') }
  const said = (heading: string) =>
    showOn('/pilot/lantern-post', <Chart chart={chart} heading={heading} />)('figcaption > span').text()
  expect([said('<h3>Early results</h3>'), said('<h3 id="result">Replies</h3>')]).toEqual(['', ',Result'])
})

test('what all figures stand for is said once, and beside each where they differ', () => {
  const same = show(comparison('answers', 'answers')).$
  expect([same('figcaption').text(), same('tbody').text()]).toEqual([
    'A finding,Reach',
    expect.not.stringContaining('Reach'),
  ])
  const mixed = show(comparison('answers', 'coast-visitors')).$
  expect(mixed('figcaption').text()).toBe('A finding')
  expect(mixed('tbody').text()).toMatch(/Reach.*Background/)
})

test('each of several counts is named beside a dot as the picture has them', () => {
  const { $ } = show({ ...head, kind: 'dots', figures: placed('ideas', 'shortlisted', 'chosen') }, '/article/open-call')
  const look = (selector: string) =>
    Array.from($(selector), (dot) => [$(dot).attr('stroke-width'), $(dot).attr('class')])
  expect(look('th path')).toEqual(look('div > svg > path[stroke-linecap]'))
})

test.each(['Replies :stat[first-test-replies]', ':stat[first-test-replies] Replies'])(
  'the words of what came to nothing are above an empty frame, with its figure, before the picture: %s',
  (blank) => {
    const { $ } = show({ ...head, kind: 'dots', figures: placed('postcard-opt-in'), blank }, '/pilot/lantern-post')
    expect([$('[data-gap=known]').text(), $('[data-gap=known]').prev().text()]).toEqual(['', '0 Replies'])
    expect($('div:has([data-gap=known]) ~ table')).toHaveLength(1)
  },
)

test.each([
  [
    'beneath the finding where two pictures follow, as it is about both',
    ':stat[first-test-replies] replies',
    'FIGCAPTION',
  ],
  ['beneath one picture', undefined, 'FIGURE'],
])('a note stands %s', (_, blank, parent) => {
  const chart = { ...head, kind: 'dots', figures: placed('postcard-opt-in'), note: 'Of how many?', blank } as const
  const { $ } = show(chart, '/pilot/lantern-post')
  expect($('p:contains("Of how many?")').parent().prop('tagName')).toBe(parent)
  expect($('figure > div ~ p')).toHaveLength(parent === 'FIGURE' ? 1 : 0)
})

test('it is said how many dots there are where nobody could count them', () => {
  const { $ } = show({ ...head, kind: 'dots', figures: placed('postcard-opt-in') }, '/pilot/lantern-post')
  expect(dotsIn($('path[stroke-linecap]').attr('d') ?? '')).toBe(Number($('[data-dots]').attr('value')))
  expect(show({ ...head, kind: 'dots', figures: placed('belonging') }).$('[data-dots]')).toHaveLength(0)
})
