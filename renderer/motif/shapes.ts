import { canvas } from './drawing.ts'

/**
 * The vocabulary of the drawings: discs, domes, bowls, arcs, rays and beams of light. Each returns SVG path data in
 * whole units, so that drawings stay small. Angles are in degrees: 0 points right, 90 up. Outlines run against the clock,
 * so that shapes that overlap are one, and a square that runs with the clock has a hole in the form of a shape within it.
 */

const round = Math.round

/** How far to the left and to the right the widest bands show something. */
export const edges = [-canvas.width, 2 * canvas.width] as const

/** All that is below a height: ground, or water. */
export function floor(y: number): string {
  return `M${edges[0]} ${y}V${2 * canvas.height}H${edges[1]}V${y}z`
}

/** A full disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 0 0 ${radius * 2} 0a${radius} ${radius} 0 0 0-${radius * 2} 0`
}

/** A dot, as wide as the layer of dots that it is in. */
export function dot(x: number, y: number): string {
  return `M${x} ${y}h0`
}

/** The upper half of a disc: a sun on the horizon, or shoulders. */
export function dome(x: number, y: number, radius: number): string {
  return `M${round(x + radius)} ${round(y)}a${radius} ${radius} 0 0 0-${radius * 2} 0z`
}

/** The lower half of a disc. */
export function bowl(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 0 0 ${radius * 2} 0z`
}

/** A quarter of a disc around a corner: 0 lies right above it, each turn goes on by a quarter to the left. */
export function quarter(x: number, y: number, radius: number, turn: number): string {
  return `M${round(x)} ${round(y)}L${polar(x, y, radius, turn * 90)}A${radius} ${radius} 0 0 0 ${polar(x, y, radius, turn * 90 + 90)}z`
}

/** Lines around a centre from one angle to another. */
export function arcs(x: number, y: number, radii: readonly number[], from = 0, to = 180): string {
  return radii
    .map((radius) => `M${polar(x, y, radius, from)}A${radius} ${radius} 0 0 0 ${polar(x, y, radius, to)}`)
    .join('')
}

/** A flame: round below, pointed above. */
export function flame(x: number, y: number, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 0 0 ${2 * size} 0q0-${size}-${size}-${2 * size}q-${size} ${size}-${size} ${2 * size}z`
}

interface Rays {
  inner?: number
  outer: number
  count: number
  from?: number
  to?: number
  /** How far above and below the centre they reach at most. */
  height?: number
}

/** Lines that leave a centre at even angles. */
export function rays(
  x: number,
  y: number,
  { inner = 0, outer, count, from = 0, to = 180, height = outer }: Rays,
): string {
  // In a full circle, the last ray would be on the first.
  const step = (to - from) / (to - from === 360 ? count : count - 1)
  return Array.from({ length: count }, (_, index) => {
    const angle = from + index * step
    const end = Math.min(outer, height / Math.abs(Math.sin((angle * Math.PI) / 180)))
    return `M${polar(x, y, inner, angle)}L${polar(x, y, end, angle)}`
  }).join('')
}

/** A wedge of light. */
export function beam(x: number, y: number, length: number, angle: number, spread: number): string {
  return `M${round(x)} ${round(y)}L${polar(x, y, length, angle - spread)} ${polar(x, y, length, angle + spread)}z`
}

/** A row of the same shape. */
export function row(count: number, x: number, step: number, shape: (x: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(x + index * step)).join('')
}

/** The point at a distance and an angle from a centre. */
export function pointAt(x: number, y: number, radius: number, angle: number): [x: number, y: number] {
  const radians = (angle * Math.PI) / 180
  return [round(x + Math.cos(radians) * radius), round(y - Math.sin(radians) * radius)]
}

/** Points that lie as the seeds of a sunflower do, each further by the golden angle, so that all have the same room. */
export function seeds(count: number, x: number, y: number, step: number, turn: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) =>
    pointAt(x, y, step * Math.sqrt(index + 0.6), turn + index * 137.508),
  )
}

function polar(x: number, y: number, radius: number, angle: number): string {
  return pointAt(x, y, radius, angle).join(' ')
}
