import { expect, it } from 'vitest'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { LeastAndMost, Steps, Timeline } from './nominations.tsx'

const path = '/nominate-beacon'
const { stats, timeline, zoneLabel } = wholeFixture.nominations.data

it('there is a lamp for each concept that may be nominated, those that must be are lit, and both numbers are in theirs', () => {
  const $ = showOn(path, <LeastAndMost stats={stats} />)
  const [most = 0, least = 0] = stats.map(({ value }) => Number(value))
  expect([$('.lamp').length, $('.lamp.solid').length]).toEqual([most, least])
  const numbers = $('.concepts > *').toArray()
  const shown = numbers.flatMap((lamp, index) => ($(lamp).find('data').length > 0 ? [index + 1] : []))
  expect(shown).toEqual([least, most])
  for (const { label } of stats) expect($('.section > p').first().text()).toContain(label)
})

it('the bars of a call are its days, without those between two of them, where they can be compared', () => {
  const bars = (dates: readonly string[]) => {
    const steps = timeline.map((step, index) => ({ ...step, date: dates[index] ?? '' }))
    const $ = showOn(path, <Timeline timeline={steps} zoneLabel={zoneLabel} />)
    return Array.from($('svg'), (svg) =>
      Array.from($(svg).find('rect:not(.text-accent)'), ({ attribs: { x, width } }) =>
        [x, width].map((share) => Number.parseFloat(share ?? '')),
      ),
    )
  }
  expect(bars(['1 March', '21 March', '6 April', '7 and 9 April'])).toEqual([
    [[0, 2.5]],
    [[50, 2.5]],
    [[90, 2.5]],
    [
      [92.5, 2.5],
      [97.5, 2.5],
    ],
  ])
  expect(bars(['1 March', '10 March', 'Mar-Apr', '30 April']).at(2)).toEqual([[0, 100]])
  expect(bars(['1 March', '21 March', '10 April 2041', '20 April'])).toEqual([])
})

it('a step that nobody has confirmed is marked, and all are numbered', () => {
  const step = { title: 'Ask', text: 'Ask first.', placeholder: false }
  const $ = showOn(path, <Steps steps={[step, { ...step, title: 'Wait', placeholder: true }]} />)
  expect(textsOf($, 'ol > li h3')).toEqual(['Ask', 'Wait'])
  expect(textsOf($, '.unconfirmed h3')).toEqual(['Wait'])
})
