import { describe, expect, it } from 'vitest'
import { collectFigures, findStrayNumbers } from './collect.ts'

describe('figures in frontmatter', () => {
  it('are the entries of stats, with the path to the value', () => {
    const reach = { id: 'reach', label: 'people', value: 7, unit: 'people', notation: 'standard' }
    expect(collectFigures({ stats: [reach] })).toMatchObject([{ ...reach, name: 'reach', path: ['stats', 0, 'value'] }])
  })

  it('are the rows of logos', () => {
    const rows = [{ id: 'logo-row-1', value: 4 }]
    expect(collectFigures({ partners: { rows } })).toMatchObject([
      { name: 'logo-row-1', path: ['partners', 'rows', 0, 'value'] },
    ])
  })

  it('are the deadlines of milestones, named after their numbers', () => {
    expect(collectFigures({ milestones: [{ label: 'M1', name: 'Plan', deadline: 'Dec 2031' }] })).toEqual([
      { name: 'm1', label: 'Plan', value: 'Dec 2031', notation: 'standard', path: ['milestones', 0, 'deadline'] },
    ])
  })

  it('are the times of an agenda, named after their places, without those to be announced', () => {
    const agenda = [{ title: 'A', time: '09:00' }, { title: 'B' }, { title: 'C', time: '15:00' }]
    expect(collectFigures({ agenda }).map(({ name, value }) => [name, value])).toEqual([
      ['agenda-1', '09:00'],
      ['agenda-3', '15:00'],
    ])
  })

  it('are the dates and the hours of a timeline', () => {
    const timeline = [{ id: 'showcase', date: '21 and 24 September', time: '10:30-12:00', event: 'Showcase' }]
    expect(collectFigures({ timeline }).map(({ name }) => name)).toEqual(['showcase', 'showcase-hours'])
  })

  it('are date, hours and offset of an event', () => {
    const event = { date: '2041-05-14', hours: '10:30-12:00', utcOffset: '+02:00' }
    expect(collectFigures(event).map(({ name, path }) => [name, ...path])).toEqual([
      ['date', 'date'],
      ['hours', 'hours'],
      ['utc-offset', 'utcOffset'],
    ])
  })

  it.each([[{}], [{ stats: 'none' }], [{ stats: [1, null] }], [{ partners: [] }], [{ milestones: [{ label: 'M1' }] }]])(
    'are none in %j',
    (data) => {
      expect(collectFigures(data)).toEqual([])
    },
  )
})

describe('numbers outside figures', () => {
  it('are found at any depth', () => {
    expect(findStrayNumbers({ a: 1, b: [{ c: 2 }], d: 'three' })).toEqual([['a'], ['b', 0, 'c']])
  })

  it('do not include the values and ranges of figures', () => {
    const stats = [
      { id: 'a', value: 1 },
      { id: 'b', value: { from: 1, to: 2 } },
    ]
    expect(findStrayNumbers({ stats })).toEqual([])
  })

  it('are found in a field whose name only begins like that of a figure', () => {
    expect(findStrayNumbers({ date: '2041-05-14', dateCount: 3 })).toEqual([['dateCount']])
  })
})
