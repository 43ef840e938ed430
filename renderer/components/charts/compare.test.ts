import { expect, it } from 'vitest'
import type { Figure } from '../../content/figures/figure.ts'
import { compare } from './compare.ts'

const location = { file: 'pilots/a.md', line: 1, column: 1 }

/** What is said of figures of these values, each standing for something. */
const compared = (...figures: Pick<Figure, 'value' | 'standsFor' | 'qualifier'>[]) =>
  compare(figures.map((figure, index) => ({ figure: { ...figure, id: `a/${index}`, location } as Figure })))

it('sets all figures on one scale, as long as the largest, a goal or not', () => {
  const { goals, others } = compared({ value: 30, standsFor: 'result' }, { value: 20, standsFor: 'goal' })
  expect([others[0]?.share, goals[0]?.share]).toEqual([1, 20 / 30])
  expect(compared({ value: 0 }).others[0]?.share).toBe(0)
})

it('takes what sets several results apart for chance', () => {
  const { isDoubtful, certain } = compared(
    { value: 5, standsFor: 'result' },
    { value: 2, standsFor: 'result' },
    { value: 20, standsFor: 'goal' },
  )
  expect([isDoubtful, certain]).toEqual([true, 0.1])
})

it('takes a difference for chance that is not significant, whatever it is compared with', () => {
  const { isDoubtful, certain } = compared(
    { value: 5, standsFor: 'result', qualifier: 'not significant' },
    { value: 4, standsFor: 'background' },
  )
  expect([isDoubtful, certain]).toEqual([true, 0.8])
})

it('doubts neither a result beside its goal, nor what nobody tested', () => {
  expect(compared({ value: 5, standsFor: 'result' }, { value: 20, standsFor: 'goal' }).isDoubtful).toBe(false)
  expect(compared({ value: 5, standsFor: 'reach' }, { value: 4, standsFor: 'background' }).isDoubtful).toBe(false)
})
