import type { Layer } from './drawing.ts'
import { between, type Random } from './random.ts'
import { arcs, beam, bowl, disc, dome, quarter, rays, row } from './shapes.ts'

/** About: a quilt of lights, no two squares alike, that only together make a whole. */
export function quilt(random: Random): Layer[] {
  const size = 200
  const half = size / 2
  const patches = Array.from({ length: 39 }, (_, index) => {
    const [x, y] = [-700 + Math.floor(index / 3) * size, (index % 3) * size]
    const shapes = [
      dome(x + half, y + size, half) + dome(x + half, y + half, half),
      bowl(x + half, y, half) + bowl(x + half, y + half, half),
      quarter(x, y + size, size, 0),
      quarter(x + size, y + size, size, 1),
      quarter(x + size, y, size, 2),
      quarter(x, y, size, 3),
      disc(x + half, y + half, 70),
    ]
    return {
      shape: shapes[between(random, 0, shapes.length - 1)] ?? '',
      square: `M${x} ${y}h${size}v${size}h-${size}z`,
    }
  })
  const every = (first: number, step: number, part: 'shape' | 'square') =>
    patches.map((patch, index) => (index % step === first ? patch[part] : '')).join('')
  return [
    { d: every(1, 4, 'square'), fill: 'deep' },
    { d: every(3, 8, 'square'), fill: 'warm' },
    { d: every(1, 4, 'shape') + every(3, 8, 'shape'), fill: 'field' },
    { d: every(0, 4, 'shape'), fill: 'deep' },
    { d: every(2, 4, 'shape'), fill: 'light' },
    { d: every(7, 8, 'shape'), fill: 'warm' },
  ]
}

/** Nominations: a lighthouse, whose light reaches whoever looks for one. */
export function lighthouse(random: Random): Layer[] {
  const tilt = between(random, 4, 8)
  const stars = Array.from({ length: 24 }, () =>
    disc(between(random, -600, 1800), between(random, 20, 330), between(random, 3, 6)),
  )
  return [
    { d: stars.join(''), fill: 'pale' },
    { d: beam(600, 150, 1900, tilt, 6) + beam(600, 150, 1900, 180 + tilt, 6), fill: 'light' },
    { d: dome(600, 500, 190), fill: 'field' },
    { d: 'M540 470L566 190H634L660 470z', fill: 'pale' },
    { d: 'M557 290L562 240H638L643 290zM547 390L552 340H648L653 390z', fill: 'warm' },
    { d: `${dome(600, 112, 46)}M556 190h88v14h-88z`, fill: 'warm' },
    { d: 'M566 112h68v78h-68z', fill: 'light' },
    { d: `${dome(600, 520, 170)}M-1200 500H2400V1200H-1200z`, fill: 'deep' },
    {
      d: row(14, -740, 200, (x) => arcs(x, 520, [40], 205, 335) + arcs(x + 100, 552, [40], 205, 335)),
      stroke: 'field',
      width: 10,
    },
  ]
}

/** Stories: an open book, from which sparks rise. */
export function book(random: Random): Layer[] {
  const sparks = Array.from(
    { length: 26 },
    () => [between(random, -300, 1500), between(random, 20, 210), random()] as const,
  )
  const some = (from: number, to: number, radius: number) =>
    sparks.map(([x, y, size]) => (size >= from && size < to ? disc(x, y, radius) : '')).join('')
  const count = between(random, 15, 19)
  const lines = row(4, 0, 52, (y) => `M330 ${y + 300}q110 -28 220 10M650 ${y + 310}q110 -38 220 -10`)
  return [
    { d: rays(600, 330, { outer: 1600, count, from: 8, to: 172 }), stroke: 'pale', width: 12, gap: 150 },
    { d: some(0, 0.5, 12), fill: 'light' },
    { d: some(0.5, 0.8, 20), fill: 'warm' },
    { d: some(0.8, 1, 30), fill: 'deep' },
    { d: dome(600, 250, 90), fill: 'light' },
    { d: 'M240 262H960V560H640a40 30 0 0 1 -80 0H240z', fill: 'deep' },
    { d: 'M600 280q-140 -80 -330 -40V520q190 -40 330 24q140 -64 330 -24V240q-190 -40 -330 40z', fill: 'pale' },
    { d: lines, stroke: 'deep', width: 12 },
    { d: 'M600 280V544', stroke: 'deep', width: 8 },
    { d: 'M780 214v150l34 -34l34 34v-146z', fill: 'warm' },
  ]
}
