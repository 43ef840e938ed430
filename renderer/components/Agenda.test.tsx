import { expect, it } from 'vitest'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Agenda } from './Agenda.tsx'

const { agenda } = wholeFixture.summit.data

const show = (items: typeof agenda) => showOn('/innovation-summit', <Agenda items={items} />)

it('the bar below each item of the agenda begins and ends with it, within the whole time', () => {
  const $ = show(agenda)
  const bars = $('[data-agenda-item] rect').toArray()
  const minutes = [
    [0, 10],
    [10, 30],
    [40, 15],
    [55, 25],
    [80, 10],
  ]
  expect(bars.map(({ attribs: { x, width } }) => [x, width])).toEqual(
    minutes.map((times) => times.map((time) => `${Math.round((time / 90) * 10000) / 100}%`)),
  )
})

it('the kind of an item is seen where its title does not say it', () => {
  const $ = show([
    { title: 'The keynote', type: 'keynote', placeholder: false },
    { title: 'Tea', type: 'closing', placeholder: false },
  ])
  const kinds = $('[data-agenda-item] p:has(span)').toArray()
  expect(kinds.map((kind) => [$(kind).text(), $(kind).hasClass('sr-only')])).toEqual([
    ['keynote', true],
    ['closing', false],
  ])
})

it('items without a time that follow each other are in one row, which says so', () => {
  const items = agenda.map((item, index) => (index === 1 || index === 2 ? { ...item, time: undefined } : item))
  const $ = show(items)
  expect(textsOf($, 'h3')).toEqual(agenda.map(({ title }) => title))
  expect($('p:contains("Time not known") + ol').children('[data-agenda-item]')).toHaveLength(2)
  expect(show(agenda).text()).not.toContain('Time not known')
})

it('an agenda without lengths has no bars', () => {
  const $ = show(agenda.map((item, index) => ({ ...item, time: index === 0 ? '10:30' : undefined })))
  expect($('[data-agenda-item] rect')).toHaveLength(0)
})
