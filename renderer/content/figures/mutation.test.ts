import { afterAll, describe, expect, it } from 'vitest'
import { listRoutes } from '../kinds/routes.ts'
import type { Problem } from '../problems/problem.ts'
import { standInText } from '../schemas/stand-in.ts'
import { editLedger } from '../testing/edit-ledger.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { compareLedger } from './compare.ts'
import { exact, type FigureForm } from './figure.ts'
import { type LedgerFigure, readLedger, writeLedger } from './ledger.ts'

const { ledger, entries, index } = loadedFixture
// Those of a draft that nobody has reviewed are compared with nothing.
const figures = Object.fromEntries(Object.entries(loadedFixture.figures).filter(([id]) => !index.isUnreviewed(id)))
const paths = new Set(listRoutes(entries).map(({ path }) => path))

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
        : [value.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)), `${value}0`]
  return [
    ...changed.filter((next) => next !== value).map((next) => ({ ...form, value: next })),
    { ...form, unit: `${form.unit ?? ''}x` },
    { ...form, qualifier: form.qualifier === 'about' ? 'over' : 'about' },
    { ...form, notation: form.notation === 'compact' ? 'standard' : 'compact' },
  ]
}

/** The same for the line of a figure: the cells that a slip changes. Of words the check knows only whether they are there. */
function slipsInLine(entry: LedgerFigure): Parameters<typeof editLedger>[2][] {
  const forms = slips(entry).map(({ value, unit = '', qualifier = '', notation }) => ({
    ...{ value: exact({ value }), unit, qualifier },
    notation: notation === 'standard' ? '' : notation,
  }))
  const words = ['', standInText].flatMap((text) => [{ meaning: text }, { source: text }])
  const pages = entry.pages.length > 0 ? [{ pages: '' }] : [{ unseen: '' }, { unseen: standInText }]
  return [...forms, ...words, ...pages, { pages: [...entry.pages, '/nowhere'].join(' ') }]
}

/** What is told of a figure when its line in the ledger is another. */
function problemsOfLine(entry: LedgerFigure, index: number, change: Parameters<typeof editLedger>[2]) {
  const read = readLedger(ledger.file, editLedger(writeLedger([entry]), entry.id, change))
  if (!read.ok) return read.problems
  return compareLedger(
    { ...ledger, figures: ledger.figures.toSpliced(index, 1, ...read.value.figures) },
    figures,
    paths,
  )
}

const rate = { slips: 0, caught: 0 }
afterAll(() => console.log(`${rate.slips} slips in figures, ${rate.caught} caught`))

/** Expects that a slip in a figure is told. */
function expectCaught(id: string, slip: unknown, problems: readonly Pick<Problem, 'message'>[]): void {
  rate.slips += 1
  expect(problems.map(({ message }) => message).join(), JSON.stringify(slip)).toContain(`\`${id}\``)
  rate.caught += 1
}

describe('a slip in any figure of the fixture is caught', () => {
  it.each(ledger.figures.map((entry, index) => [entry.id, entry, index] as const))(
    '%s in the ledger',
    (id, entry, index) => {
      expect(problemsOfLine(entry, index, {})).toEqual([])
      for (const slip of slipsInLine(entry)) expectCaught(id, slip, problemsOfLine(entry, index, slip))
    },
  )

  it.each(Object.values(figures).map((figure) => [figure.id, figure] as const))(
    '%s where it is written',
    (id, figure) => {
      for (const slip of slips(figure)) {
        const mutant = { ...figures, [id]: { ...figure, ...slip } }
        expectCaught(id, slip, compareLedger(ledger, mutant, paths))
      }
    },
  )

  it('when it is left out on either side', () => {
    for (const [index, { id }] of ledger.figures.entries()) {
      const { [id]: _, ...others } = figures
      expectCaught(id, 'no figure', compareLedger(ledger, others, paths))
      const shorter = { ...ledger, figures: ledger.figures.toSpliced(index, 1) }
      expectCaught(id, 'no line', compareLedger(shorter, figures, paths))
    }
  })
})
