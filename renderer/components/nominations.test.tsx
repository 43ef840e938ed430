import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { LeastAndMost, Timeline } from './nominations.tsx'

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

it('the lamps of a call are as far along as its days, from the first of a date to its last, where these can be compared', () => {
  const lamps = (dates: readonly string[]) => {
    const steps = timeline.map((step, index) => ({ ...step, date: dates[index] ?? '' }))
    const $ = showOn(path, <Timeline timeline={steps} zoneLabel={zoneLabel} />)
    return Array.from($('line'), ({ attribs: { x1, x2 } }) => [x1, x2])
  }
  expect(lamps(['1 March', '21 March', '10 April', '18 and 20 April'])).toEqual([
    ['0%', '0%'],
    ['40%', '40%'],
    ['80%', '80%'],
    ['96%', '100%'],
  ])
  expect(lamps(['1 March', '21 March', '10 April 2041', '20 April'])).toEqual([])
})
