import { expect, test } from 'vitest'
import { showOn, textsOf } from '../../testing/show-on.tsx'
import { Milestones } from './Milestones.tsx'

/** The months above a plan, and the bars of its steps: what is solid, and the outline around it. */
function show(...deadlines: string[]) {
  const milestones = deadlines.map((deadline, index) => ({ label: `M${index + 1}`, name: 'A step', deadline }))
  const $ = showOn('/pilot/keeper-club', <Milestones milestones={milestones} />)
  const barsOf = (selector: string) => Array.from($(selector), (bar) => `${$(bar).attr('x')}+${$(bar).attr('width')}`)
  const years = Array.from($('p[aria-hidden] time'), (year) => `${$(year).text()} ${year.attribs['data-figure']}`)
  const months = textsOf($, 'p[aria-hidden] > span > span')
    .map(([letter = '']) => letter)
    .join('')
  return { $, months, years, solid: barsOf('rect:not([fill=none])'), outlines: barsOf('rect[fill=none]') }
}

test('all steps share one grid of months', () => {
  const { $, months, solid, outlines } = show('Nov 2017', 'Jan-Feb 2018', 'Q2 2018')
  expect(months).toBe('NDJFMAMJ')
  expect(solid).toEqual(['0+1', '2+2', '5+3'])
  expect(outlines).toEqual([])
  const lines = $('[data-milestone] path[opacity]').toArray()
  expect(lines.map(({ attribs }) => attribs.d)).toEqual(solid.map(() => `M0 0v1${'m1-1v1'.repeat(8)}`))
})

test('a plan is on the paper of its page, as night is for what came about', () => {
  expect(show('Oct 2017').$('.chart, .on-night').attr('class')).toBe('chart')
})

test('a year that a date names stands beneath its January, and beneath the first month where there is room', () => {
  expect(show('Oct 2017', 'Jan-Feb 2018').years).toEqual(['2017 keeper-club/m1', '2018 keeper-club/m2'])
  expect(show('Dec 2017', 'Jan-Dec 2018').years).toEqual(['2018 keeper-club/m2'])
  expect(show('Dec 2017', 'Jan-Aug 2018').years).toEqual(['2018 keeper-club/m2'])
  expect(show('Dec 2017', 'Jan-Jul 2018').years).toEqual(['2017 keeper-club/m1', '2018 keeper-club/m2'])
  expect(show('Q1, Feb', 'Dec 2023').years).toEqual([])
})

test('each date is after its bar, before one that ends late, and in an outline around the whole plan', () => {
  const { $ } = show('Q2, June', 'Q4, Nov', 'Q2-Q4, Oct')
  const room = (index: number) => $('[data-milestone] p .at').eq(index)
  const isBefore = (index: number) => room(index).parent().is('.flex-row-reverse')
  const places = [0, 1, 2].map((index) => [room(index).attr('width'), isBefore(index)])
  expect(places).toEqual([
    ['33.33%', false],
    ['33.33%', true],
    ['33.33%', true],
  ])
})

test('where neither side of a bar has room its date is beneath', () => {
  const placesOf = (...dates: string[]) => {
    const { $ } = show(...dates)
    return Array.from($('[data-milestone] p:has(time, data)'), (line) => [
      $(line).hasClass('pt-7'),
      $(line).find('.at').attr('width'),
    ])
  }
  expect(placesOf('Jan-Dec 2023', 'Feb-Nov 2023', 'Mar-Dec 2023', 'Apr-Dec 2023', 'Jan-Sep 2023')).toEqual([
    [true, undefined],
    [true, '8.33%'],
    [true, '16.67%'],
    [false, '75%'],
    [false, '75%'],
  ])
  expect(placesOf('Q1-Q4, Feb', 'Q1, Jan')[0]).toEqual([true, '8.33%'])
})

test('the lines of its months part a bar', () => {
  const { $ } = show('Oct-Dec 2017', 'Jan 2018')
  const lines = Array.from($('[data-milestone] path:not([opacity])'), ({ attribs }) => attribs.d)
  expect(lines).toEqual(['M1 0v1m1-1v1'])
})

test('a step alone needs no number, and its name is for ears', () => {
  const shown = (...deadlines: string[]) => textsOf(show(...deadlines).$, '[data-milestone] > p:not(.sr-only)')
  expect(shown('Oct 2017')).toEqual([])
  expect(shown('Oct 2017', 'Nov 2017')).toEqual(['M1', 'A step', 'M2', 'A step'])
})

test('the finding is above the plan, if it has one', () => {
  const shown = (planTitle?: string) =>
    showOn('/pilot/keeper-club', <Milestones milestones={[]} planTitle={planTitle} />)('figcaption').text()
  expect([shown('Testing came first'), shown()]).toEqual(['Testing came first', ''])
})

test('above a plan of many years only each January has its letter', () => {
  expect(show('Nov 2017', 'Mar 2021').months).toBe('JJJJ')
})

test('dates without a year are months of one year; a quarter is an outline around the months that it names', () => {
  const { months, solid, outlines } = show('Q2, June', 'Q2-Q4, Oct', 'Dec 2023')
  expect(months).toBe('AMJJASOND')
  expect(solid).toEqual(['2+1', '6+1', '8+1'])
  expect(outlines).toEqual(['0+3', '0+9'])
})

test.each([
  ['of no year and of several', ['Q4, Nov', 'Dec 2023', 'Jan 2024']],
  ['that are no months', ['Q4, Nov', '2018-11-16']],
])('dates %s are listed, and nothing is drawn', (_, deadlines) => {
  const { $, months } = show(...deadlines)
  expect([$('svg').length, months, $('[data-milestone]').length]).toEqual([0, '', deadlines.length])
})
