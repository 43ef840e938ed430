import { describe, expect, it } from 'vitest'
import { nominationsSchema } from '../schemas/nominations.ts'
import { homeSchema } from '../schemas/pages.ts'
import { pilotSchema } from '../schemas/pilot.ts'
import { summitSchema } from '../schemas/summit.ts'
import { collectFigures } from './collect.ts'

describe('figures in frontmatter', () => {
  it('are the entries of stats, with the path to the value', () => {
    const reach = { id: 'reach', label: 'people', value: 7, unit: 'people', qualifier: '+', notation: 'compact' }
    expect(collectFigures(pilotSchema, { stats: [reach] })).toEqual([
      {
        ...{ name: 'reach', label: 'people', value: 7, unit: 'people', qualifier: '+', notation: 'compact' },
        path: ['stats', 0, 'value'],
      },
    ])
  })

  it('are the rows of logos', () => {
    const rows = [{ id: 'logo-row-1', value: 4 }]
    expect(collectFigures(homeSchema, { partners: { rows } })).toMatchObject([
      { name: 'logo-row-1', path: ['partners', 'rows', 0, 'value'] },
    ])
  })

  it('are the deadlines of milestones, named after their numbers', () => {
    const milestones = [{ label: 'M1', name: 'Plan', deadline: 'Dec 2031' }]
    expect(collectFigures(pilotSchema, { milestones })).toEqual([
      { name: 'm1', label: 'Plan', value: 'Dec 2031', notation: 'standard', path: ['milestones', 0, 'deadline'] },
    ])
  })

  it('are the times of an agenda, named after their places, without those to be announced', () => {
    const agenda = [{ title: 'A', time: '09:00' }, { title: 'B' }, { title: 'C', time: '15:00' }]
    expect(collectFigures(summitSchema, { agenda }).map(({ name, value }) => [name, value])).toEqual([
      ['agenda-1', '09:00'],
      ['agenda-3', '15:00'],
    ])
  })

  it('are the dates and the hours of a timeline', () => {
    const timeline = [{ id: 'showcase', date: '21 and 24 September', time: '10:30-12:00', event: 'Showcase' }]
    expect(collectFigures(nominationsSchema, { timeline }).map(({ name }) => name)).toEqual([
      'showcase',
      'showcase-hours',
    ])
  })

  it('are date, hours and offset of an event', () => {
    const event = { date: '2041-05-14', hours: '10:30-12:00', utcOffset: '+02:00' }
    expect(collectFigures(summitSchema, event).map(({ name, path }) => [name, ...path])).toEqual([
      ['date', 'date'],
      ['hours', 'hours'],
      ['utc-offset', 'utcOffset'],
    ])
  })

  it.each([[{}], [{ stats: 'none' }], [{ stats: [1, null] }], [{ milestones: [{ label: 'M1' }] }]])(
    'are none in %j',
    (data) => {
      expect(collectFigures(pilotSchema, data)).toEqual([])
    },
  )
})
