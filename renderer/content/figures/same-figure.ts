import type { FigureForm } from './figure.ts'

/** Whether everything agrees that the ledger reviews. */
export function isSame(a: FigureForm, b: FigureForm): boolean {
  return exact(a) === exact(b) && a.unit === b.unit && a.qualifier === b.qualifier && a.notation === b.notation
}

/** The value to its last digit. */
export function exact({ value }: Pick<FigureForm, 'value'>): string {
  return typeof value === 'object' ? `${value.from} to ${value.to}` : String(value)
}
