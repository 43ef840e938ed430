import { between, createRandom } from './random.ts'

/** The size of a drawing in its own units. What matters is in the middle 900 by 460; the rest may be cut off. */
export const canvas = { width: 1200, height: 600 } as const

/** The part of a drawing that is never cut off in a band. To its sides a wide band shows what lies beyond the canvas. */
export const middle = { x: 150, y: 0, width: 900, height: 600 } as const

/** The roles of colours in a drawing. */
export type Ink = 'field' | 'deep' | 'light' | 'warm' | 'pale'

/**
 * A layer of a drawing: filled, dots of a width, or lines of a width. With `dashes` that begin with a gap, rays can all begin
 * at the same point, which compresses well.
 */
export type Layer =
  | { d: string; fill: Ink }
  | { d: string; dots: Ink; width: number }
  | { d: string; stroke: Ink; width: number; dashes?: string }

const night = '#1b1748'
const sun = '#ffc62e'
const ember = '#ff6f43'
const dusk = '#b9b0ff'
const violet = '#4a3f9e'
const dawn = '#ffe7b0'

/** The colour schemes, named after their background; each is the same in light and dark, as on a printed poster. */
export const schemes = {
  night: { field: night, deep: '#3b3680', light: sun, warm: ember, pale: dawn },
  violet: { field: violet, deep: night, light: sun, warm: ember, pale: dawn },
  sun: { field: sun, deep: night, light: '#fff6e0', warm: ember, pale: dawn },
  ember: { field: ember, deep: night, light: sun, warm: dusk, pale: dawn },
  dusk: { field: dusk, deep: night, light: sun, warm: ember, pale: '#fff6e0' },
} as const satisfies Record<string, Record<Ink, string>>

export type SchemeName = keyof typeof schemes

/** The scheme for a text: always the same for the same text. */
export function pickScheme(seed: string): SchemeName {
  const names = Object.keys(schemes) as SchemeName[]
  return names[between(createRandom(seed), 0, names.length - 1)] ?? 'night'
}
