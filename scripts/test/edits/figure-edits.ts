import { keptIn } from '../../../renderer/content/figures/figure.ts'
import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { ledgerFile } from '../../../renderer/content/files/files.ts'
import { figuresIn } from '../../../renderer/content/schemas/chart.ts'
import { pathOf } from './ledger-remedies.ts'
import { NothingToPick } from './remedy.ts'
import type { Look, Writer } from './writer.ts'
import { pathAt } from './yaml-places.ts'

/** A figure that stands in the fields of a file as a bare number. */
export type PlainFigure = LedgerFigure & { value: number }

/** Corrects every figure that nothing else hangs on. */
export async function correctFigures(writer: Writer): Promise<string> {
  const look = writer.look()
  const figures = freeFigures(look)
  correct(
    writer,
    look,
    figures.map((figure) => [figure.id, corrected(figure)]),
  )
  return `${figures.length} figures`
}

/** Corrects a part of a sum that the ledger states, and with it the whole. */
export async function correctSum(writer: Writer): Promise<string> {
  const look = writer.look()
  const { relations = [], acknowledged = [] } = look.ledger ?? {}
  const isAcknowledged = (id: string) => acknowledged.some(({ relation }) => relation === id)
  const sum = relations
    .flatMap((relation) => (relation.rule === 'sum' && !isAcknowledged(relation.id) ? [relation] : []))
    .map(({ id, whole, parts }) => ({
      id,
      members: plainFigures(look).filter((figure) => [whole, ...parts].includes(figure.id)),
      whole,
      parts,
    }))
    .find(
      ({ id, members, parts }) =>
        members.length === parts.length + 1 &&
        // Shares make up a hundred, which stays what it is.
        members.every((member) => member.unit !== '%' && !isTied(look, member.id, id)),
    )
  if (!sum) throw new NothingToPick('the ledger states no sum of figures that nothing else hangs on')
  const { whole, parts } = sum
  const [first] = parts
  const both = sum.members.filter(({ id }) => id === whole || id === first)
  correct(
    writer,
    look,
    both.map(({ id, value }) => [id, value + 1]),
  )
  return `${first}, and with it ${whole}`
}

/** The figures that a writer may correct without a thought for any other. There must be some. */
export function freeFigures(look: Look): [PlainFigure, ...PlainFigure[]] {
  const inParts = new Set(
    look.site?.pilots.flatMap(({ id, data }) =>
      data.charts
        .filter(({ kind }) => kind === 'parts')
        .map(figuresIn)
        .flatMap(({ figures, whole }) =>
          [...figures, ...(whole ? [whole] : [])].map(({ figure }) => `${id}/${figure}`),
        ),
    ),
  )
  const [first, ...rest] = plainFigures(look).filter(({ id }) => !inParts.has(id) && !isTied(look, id))
  if (!first) throw new NothingToPick('a relation ties every figure of the ledger to another')
  return [first, ...rest]
}

/** Other values of figures, by their ids. */
type Corrections = readonly (readonly [string, string | number])[]

/** Writes other values of figures into their files, and into the ledger. */
export function correct(writer: Writer, look: Look, corrections: Corrections): void {
  correctInFiles(writer, look, corrections)
  correctInLedger(writer, look, corrections)
}

/** Writes other values of figures into their files alone. */
export function correctInFiles(writer: Writer, { figures }: Look, corrections: Corrections): void {
  const places = corrections.map(([id, value]) => {
    const { location } = figures[id] ?? {}
    if (!location) throw new Error(`there is no figure ${id}`)
    return { file: writer.nameOf(location.file), location, value }
  })
  for (const file of new Set(places.map((place) => place.file))) {
    const text = writer.read(file)
    const own = places.filter((place) => place.file === file)
    writer.set(file, ...own.map(({ location, value }) => [pathAt(text, location) ?? [], value] as const))
  }
}

/** Writes other values of figures into the ledger alone. */
export function correctInLedger(writer: Writer, look: Look, corrections: Corrections): void {
  writer.set(ledgerFile, ...corrections.map(([id, value]) => [[...pathOf(look, id), 'value'], value] as const))
}

/** Another value of the same kind: the last digit that says something is one more, or one less near the top of a scale. */
export function corrected({ value, unit }: PlainFigure): number {
  const [, fraction = ''] = String(value).split('.')
  const step = fraction ? 10 ** -fraction.length : 10 ** (/0*$/.exec(String(value || 1))?.[0].length ?? 0)
  const isNearTop = value > 50 && (unit === '%' || unit === 'years')
  return Number((value + (isNearTop ? -step : step)).toFixed(fraction.length))
}

function plainFigures({ ledger }: Look): PlainFigure[] {
  return (ledger?.figures ?? []).flatMap((figure) => {
    const { id, value } = figure
    return keptIn(id) === 'fields' && typeof value === 'number' ? [{ ...figure, value }] : []
  })
}

/** Whether a relation that the ledger states names a figure. */
function isTied({ ledger }: Look, id: string, but?: string): boolean {
  return (ledger?.relations ?? []).some((relation) => {
    const ids = 'parts' in relation ? [relation.whole, ...relation.parts] : relation.figures
    return relation.id !== but && ids.includes(id)
  })
}
