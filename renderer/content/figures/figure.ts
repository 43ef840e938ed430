import type { z } from 'zod'
import type { Location } from '../problems/problem.ts'
import type { figureForm, Standing } from '../schemas/figure.ts'

/** What a figure says and how it is written: value, unit, qualifier and notation. */
export type FigureForm = z.infer<z.ZodObject<typeof figureForm>>

/** The id of a figure: `file/name`. */
export const figureIdPattern = /^[a-z0-9-]+\/[a-z0-9-]+$/

/** A number, date or time that a reader could quote, with the place where it is written. */
export interface Figure extends FigureForm {
  /** `scope/name`: `unhcr-us/total-reach`, `count/pilots`. */
  id: string
  /** What it counts, shown below the number; figures without a card have none. */
  label?: string
  /** Whether it is a goal, a result …; only figures of pilots say so. */
  standsFor?: Standing
  location: Location
}

/** The word that readers see beside a figure, for its standing. */
export const standingWords: Readonly<Record<Standing, string>> = {
  goal: 'Goal',
  reach: 'Reach',
  result: 'Result',
  background: 'Background',
}

export type Figures = Readonly<Record<string, Figure>>

/** The names before the slash of figures that are counted and of those in the code, which no file may have. */
export const reservedScopes: readonly string[] = ['count', 'client']

/** Where a figure is kept: in the fields of a file, nowhere since it is counted, or in the code. */
export function keptIn(id: string): 'fields' | 'count' | 'code' {
  const scope = scopeOf(id)
  if (!reservedScopes.includes(scope)) return 'fields'
  return scope === 'count' ? 'count' : 'code'
}

/** The name of the file that a figure is written in. */
export function scopeOf(id: string): string {
  const end = id.indexOf('/')
  return end < 0 ? id : id.slice(0, end)
}

/** Whether all that the ledger reviews is equal. */
export function isSame(a: FigureForm, b: FigureForm): boolean {
  return exact(a) === exact(b) && a.unit === b.unit && a.qualifier === b.qualifier && a.notation === b.notation
}

/** The value to its last digit, as the ledger has it: `41300`, `52 to 71`, `2030-06-15`. */
export function exact({ value }: Pick<FigureForm, 'value'>): string {
  return typeof value === 'object' ? `${value.from} to ${value.to}` : String(value)
}
