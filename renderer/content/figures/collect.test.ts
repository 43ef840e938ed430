import { describe, expect, it } from 'vitest'
import { pilotSchema } from '../schemas/pilot.ts'
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

  it('are the deadlines of milestones, named after their numbers', () => {
    const milestones = [{ label: 'M1', name: 'Plan', deadline: 'Dec 2031' }]
    expect(collectFigures(pilotSchema, { milestones })).toEqual([
      { name: 'm1', label: 'Plan', value: 'Dec 2031', notation: 'standard', path: ['milestones', 0, 'deadline'] },
    ])
  })

  it.each([[{}], [{ stats: 'none' }], [{ stats: [1, null] }], [{ milestones: [{ label: 'M1' }] }]])(
    'are none in %j',
    (data) => {
      expect(collectFigures(pilotSchema, data)).toEqual([])
    },
  )
})
