import { afterAll, describe, expect, it } from 'vitest'
import type { Problem } from '../problems/problem.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { compareLedger } from './compare.ts'
import type { FigureForm } from './figure.ts'

const { ledger, figures, routes } = loadedFixture
const paths = new Set(routes.map(({ path }) => path))
const comparison = { routes: paths, isUnknown: () => false, pageOf: () => '/' }

/** Every way in which a single slip changes a figure. */
function slips(form: FigureForm): FigureForm[] {
  const { value } = form
  const changed: FigureForm['value'][] =
    typeof value === 'number'
      ? [value + 1, value * 10, value + 0.01]
      : typeof value === 'object'
        ? [
            { ...value, from: value.from - 1 },
            { ...value, to: value.to + 1 },
          ]
        : [value.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)), `${value} `]
  return [
    ...changed.filter((next) => next !== value).map((next) => ({ ...form, value: next })),
    { ...form, unit: `${form.unit ?? ''}x` },
    { ...form, qualifier: form.qualifier === 'about' ? 'over' : 'about' },
    { ...form, notation: form.notation === 'compact' ? 'standard' : 'compact' },
  ]
}

const rate = { slips: 0, caught: 0 }
afterAll(() => console.log(`${rate.slips} slips in figures, ${rate.caught} caught`))

/** Expects that the comparison with the ledger tells of a slip in a figure. */
function expectCaught(id: string, slip: FigureForm, problems: readonly Problem[]): void {
  rate.slips += 1
  expect(problems.map(({ message }) => message).join(), JSON.stringify(slip)).toContain(`\`${id}\``)
  rate.caught += 1
}

describe('a slip in any figure of the fixture is caught', () => {
  it.each(ledger.figures.map((entry, index) => [entry.id, entry, index] as const))(
    '%s in the ledger',
    (id, entry, index) => {
      for (const slip of slips(entry)) {
        const mutant = { ...ledger, figures: ledger.figures.with(index, { ...entry, ...slip }) }
        expectCaught(id, slip, compareLedger(mutant, figures, comparison).problems)
      }
    },
  )

  it.each(Object.values(figures).map((figure) => [figure.id, figure] as const))(
    '%s where it is written',
    (id, figure) => {
      for (const slip of slips(figure)) {
        const mutant = { ...figures, [id]: { ...figure, ...slip } }
        expectCaught(id, slip, compareLedger(ledger, mutant, comparison).problems)
      }
    },
  )

  it('when it is left out on either side', () => {
    for (const [index, { id }] of ledger.figures.entries()) {
      const { [id]: _, ...others } = figures
      expect(compareLedger(ledger, others, comparison).problems).not.toEqual([])
      const shorter = { ...ledger, figures: ledger.figures.toSpliced(index, 1) }
      expect(compareLedger(shorter, figures, comparison).problems).not.toEqual([])
    }
  })
})
