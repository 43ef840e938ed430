import type { Layer } from './drawing.ts'
import { between, type Random } from './random.ts'
import { arcs, dome, dot, floor, row, seeds } from './shapes.ts'

const horizon = 456

/** A light on the horizon with its rings: the default. */
export function beacon(random: Random): Layer[] {
  const x = between(random, 540, 660)
  const step = between(random, 52, 66)
  const radii = Array.from({ length: 6 }, (_, index) => 112 + index * step)
  const everySecond = (first: number) => radii.filter((_, index) => index % 2 === first)
  return [
    { d: arcs(x, horizon, everySecond(0)), stroke: 'light', width: 26 },
    { d: arcs(x, horizon, everySecond(1)), stroke: 'warm', width: 26 },
    { d: floor(horizon), fill: 'deep' },
    { d: dome(x, horizon, 70), fill: 'light' },
    { d: `M${x - 70} 486h140M${x - 40} 516h80`, stroke: 'light', width: 10 },
  ]
}

/**
 * A challenge: as many lamps as ideas came in. Those that were nominated have a ring, the winners alone are golden, and the
 * others are smaller beside them. Too many to see one by one are only hinted at.
 */
export function lamps(random: Random, [counted = 0, nominated = 0, winners = 0]: readonly number[]): Layer[] {
  const ideas = counted > 0 && counted <= 500 ? counted : between(random, 90, 140)
  const turn = between(random, 0, 359)
  // Up to so many, each has the same room, so that the drawings of two challenges can be compared.
  const step = Math.min(18, 273 / Math.sqrt(ideas))
  const size = Math.round(1.15 * step)
  const places = seeds(ideas, 600, 300, step, turn)
  const some = (from: number, to: number) =>
    places
      .slice(from, to)
      .map(([x, y]) => dot(x, y))
      .join('')
  const layers: Layer[] = [
    { d: some(0, nominated), dots: 'warm', width: size + 7 },
    { d: some(winners, ideas), dots: 'pale', width: nominated + winners > 0 ? Math.round(0.7 * size) : size },
    { d: some(0, winners), dots: 'light', width: size },
  ]
  return layers.filter(({ d }) => d)
}

/** A manifesto: a page with its title; its text and who signed it are not known, so they are broken lines. Pencils are on its sides. */
export function writing(random: Random): Layer[] {
  const lines = Array.from(
    { length: 5 },
    (_, index) => `M465 ${240 + index * 42}h${28 * (index === 4 ? 5 : between(random, 7, 9)) + 16}`,
  )
  // In pairs, so that a frame that is less wide ends between them.
  const pencils = [222, 290, 436, 504].flatMap((far) =>
    [600 - far, 600 + far].map((x) => [x, between(random, 300, 400)] as const),
  )
  const bodies = (color: number) =>
    pencils
      .map(([x, top], index) => ((index + (index >> 1)) % 2 === color ? `M${x - 24} 600V${top}h48V600z` : ''))
      .join('')
  return [
    { d: bodies(0), fill: 'deep' },
    { d: bodies(1), fill: 'warm' },
    { d: `${pencils.map(([x, top]) => `M${x - 24} ${top}l24 -66l24 66z`).join('')}M420 40H780V600H420z`, fill: 'pale' },
    { d: pencils.map(([x, top]) => `M${x - 9} ${top - 41}l9 -25l9 25z`).join(''), fill: 'deep' },
    { d: 'M465 112H735M465 168H640', stroke: 'deep', width: 38 },
    { d: lines.join(''), stroke: 'deep', width: 4, dashes: '16 12' },
    {
      d: row(3, 465, 100, (x) => `M${x} 520q12 -60 25 0q12 40 25 0q8 -30 20 0`),
      stroke: 'deep',
      width: 5,
      dashes: '9 7',
    },
  ]
}
