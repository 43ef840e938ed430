import { maxTiles } from '../content/relations/rules.ts'
import type { Layer } from './drawing.ts'
import { between, type Random } from './random.ts'
import { arcs, beam, bowl, disc, dome, dot, flame, floor, pointAt, quarter, rays, row } from './shapes.ts'

/**
 * About: a quilt with a tile for each of those who made it, no two beside each other of one colour, and a broken frame where
 * another may go. Too many to see one by one are only hinted at.
 */
export function quilt(random: Random, [makers = 0]: readonly number[]): Layer[] {
  const count = Math.min(makers, maxTiles)
  const columns = Math.ceil(Math.sqrt(((count + 1) * 5) / 3))
  const rows = Math.ceil((count + 1) / columns)
  const seam = 6
  const ninth = Math.floor((Math.min(810 / columns, 486 / rows) - seam) / 9)
  const step = 9 * ninth + seam
  const turn = between(random, 0, 13)
  const places = Array.from({ length: count + 1 }, (_, index) => {
    const [column, line] = [index % columns, Math.floor(index / columns)]
    const [x, y] = [600 + (column - columns / 2) * step, 300 + (line - rows / 2) * step]
    const shape = tileShapes(x, y, ninth)[(5 * index + turn) % 14] ?? ''
    const ground = `M${x} ${y}${square(9 * ninth)}`
    return { look: (column + 2 * line) % 4, ground, shape, x, y }
  })
  const layers = looks.flatMap(([ground, shape], look): Layer[] => {
    const tiles = places.slice(0, count).filter((place) => place.look === look)
    return [
      { d: tiles.map((tile) => tile.ground).join(''), fill: ground },
      { d: tiles.map((tile) => tile.shape).join(''), fill: shape },
    ]
  })
  const { x = 0, y = 0 } = places.at(-1) ?? {}
  const [left, top] = [600 - (columns * step) / 2 - seam / 2, 300 - (rows * step) / 2 - seam / 2]
  const seams =
    row(columns + 1, left, step, (at) => `M${at} ${top}v${rows * step}`) +
    row(rows + 1, top, step, (at) => `M${left} ${at}h${columns * step}`)
  return [
    ...layers.filter(({ d }) => d),
    // Over the edges of what is on the tiles, which would otherwise have a fringe of their colours.
    { d: seams, stroke: 'field', width: seam + 1 },
    { d: `M${x + ninth} ${y + ninth}${square(7 * ninth)}`, stroke: 'deep', width: 6, dashes: `${ninth}` },
  ]
}

/** The colours of tiles and what is on them: no two beside each other have the same. */
const looks = [
  ['deep', 'light'],
  ['warm', 'pale'],
  ['pale', 'deep'],
  ['light', 'deep'],
] as const

function square(side: number): string {
  return `h${side}v${side}h-${side}z`
}

/** What may be on a tile, from its upper left corner, in ninths of its side. */
function tileShapes(x: number, y: number, ninth: number): string[] {
  const size = 9 * ninth
  const [middle, centre] = [x + size / 2, y + size / 2]
  const leaf = (from: number, to: number) =>
    `M${from} ${y + size}A${size} ${size} 0 0 1 ${to} ${y}A${size} ${size} 0 0 1 ${from} ${y + size}z`
  return [
    dome(middle, y + size, size / 2) + dome(middle, centre, size / 2),
    quarter(x, y + size, size, 0),
    disc(middle, centre, 3 * ninth),
    leaf(x, x + size),
    bowl(middle, y, size / 2) + dome(middle, y + size, size / 2),
    quarter(x + size, y, size, 2),
    flame(middle, y + 6 * ninth, 2 * ninth),
    row(8, 0, 45, (angle) => beam(middle, centre, 4 * ninth, angle, 10)),
    quarter(x, y, size, 3),
    row(
      2,
      x + 2.25 * ninth,
      4.5 * ninth,
      (at) => disc(at, y + 2.25 * ninth, 1.5 * ninth) + disc(at, y + 6.75 * ninth, 1.5 * ninth),
    ),
    bowl(middle, y, size / 2) + bowl(middle, centre, size / 2),
    quarter(x + size, y + size, size, 1),
    `M${middle} ${y + ninth}L${x + 8 * ninth} ${centre} ${middle} ${y + 8 * ninth} ${x + ninth} ${centre}z`,
    dome(middle, y + size, 4 * ninth) + disc(middle, y + 3 * ninth, 1.6 * ninth),
  ]
}

/** Nominations: a lighthouse, whose light reaches whoever looks for one. */
export function lighthouse(random: Random): Layer[] {
  const tilt = between(random, 4, 8)
  // Beneath the light, which would outshine them, and none too near the next.
  const stars = row(30, -1520, 100, (x) =>
    dot(...pointAt(600, between(random, 200, 320), x + between(random, 0, 40), x < 0 ? tilt + 5 : tilt - 5)),
  )
  return [
    { d: stars, dots: 'pale', width: 9 },
    // Each begins behind the lamp, so that it is as wide as a light when it leaves it.
    ...[tilt, tilt + 180].map((to): Layer => ({ d: beam(...pointAt(600, 132, -240, to), 2300, to, 5), fill: 'light' })),
    { d: 'M516 480L552 186H648L684 480z', fill: 'pale' },
    { d: 'M540 286L547 226H653L660 286zM523 420L533 346H667L677 420z', fill: 'warm' },
    { d: `${dome(600, 86, 56)}M538 178h124v18H538z`, fill: 'warm' },
    { d: 'M560 86h80v92h-80z', fill: 'light' },
    { d: `M300 500a300 90 0 0 1 600 0z${floor(500)}`, fill: 'deep' },
    { d: waves(520), stroke: 'field', width: 10 },
  ]
}

/** Waves on a lake or the sea, in two rows. */
function waves(y: number): string {
  return row(15, -940, 200, (x) => arcs(x, y, [40], 205, 335) + arcs(x + 100, y + 34, [40], 205, 335))
}

/** Stories: an open book, from which sheets rise. */
export function book(random: Random): Layer[] {
  const sheet = ([x, y]: readonly [x: number, y: number]) => {
    const [lean, rise] = [between(random, -18, 18), between(random, -16, 16)]
    return `M${x} ${y}l60 ${rise}l${lean} 74l-60 ${-rise}z`
  }
  const sheets = [
    [420, 135],
    [500, 50],
    [570, 140],
    [650, 30],
    [720, 120],
  ] as const
  const lines = row(4, 0, 52, (y) => `M330 ${y + 300}q110 -28 220 10M650 ${y + 310}q110 -38 220 -10`)
  return [
    { d: sheets.map(sheet).join(''), fill: 'pale' },
    { d: 'M240 262H960V570H640a40 30 0 0 1 -80 0H240z', fill: 'deep' },
    { d: 'M600 280q-140 -80 -330 -40V520q190 -40 330 24q140 -64 330 -24V240q-190 -40 -330 40z', fill: 'pale' },
    { d: lines, stroke: 'deep', width: 12 },
    { d: 'M600 280V544', stroke: 'deep', width: 8 },
  ]
}

/** A summit: beams cross over the heads of an audience, and one falls on the speaker. */
export function stage(random: Random): Layer[] {
  const turn = between(random, -3, 3)
  const lamps = [-420, 60, 1140, 1620]
  const beams = lamps.map((x, index) => beam(x, -120, 1300, (index < 2 ? -52 : -128) + turn, 8))
  return [
    { d: beams.join(''), fill: 'deep' },
    { d: beam(600, -160, 900, -90, 18), fill: 'light' },
    { d: arcs(600, 270, [100, 145, 190], 20, 160), stroke: 'warm', width: 16 },
    { d: `${disc(600, 272, 58)}M732 600V478a132 132 0 0 0-264 0V600z`, fill: 'field' },
    { d: row(25, -840, 120, (x) => dot(x, 482)), dots: 'pale', width: 72 },
    { d: row(25, -840, 120, (x) => dome(x, 592, 74)) + floor(545), fill: 'pale' },
    { d: row(26, -900, 120, (x) => dot(x, 556)), dots: 'warm', width: 80 },
    { d: floor(580), fill: 'warm' },
  ]
}

/** The annual summit: Lake Geneva with its fountain, a sail, and the Alps behind. */
export function lake(random: Random): Layer[] {
  const peaks = Array.from({ length: 10 }, (_, index) => [-1060 + index * 380, between(random, 230, 300)] as const)
  const boat = between(random, 380, 420)
  const drops = (x: number, y: number, count: number) => row(count, x, 3, (at) => dot(at, y + 9 * (at - x)))
  return [
    { d: disc(352, 140, 72), fill: 'light' },
    { d: peaks.map(([x, y]) => `M${x} ${y}l-290 230h580z`).join(''), fill: 'warm' },
    { d: peaks.map(([x, y]) => `M${x} ${y}l-82 65l46 -14l36 26l36 -26l46 14z`).join(''), fill: 'pale' },
    { d: floor(430), fill: 'deep' },
    // One plume, whose foot is narrow; the wind carries what falls from it to one side.
    {
      d: 'M643 456C644 330 641 190 654 90q8 -44 40 -26C726 96 744 150 748 214C728 170 712 166 706 230C700 180 690 190 686 260C682 230 676 240 672 310C667 360 661 410 661 456z',
      fill: 'pale',
    },
    { d: drops(690, 300, 4) + drops(714, 262, 5) + drops(748, 240, 3), dots: 'pale', width: 10 },
    { d: row(2, 600, 104, (x) => arcs(x, 442, [30], 215, 325)), stroke: 'pale', width: 10 },
    { d: waves(520), stroke: 'field', width: 10 },
    { d: `M${boat} 474v-130l-70 130z`, fill: 'light' },
    { d: `M${boat + 10} 474v-100l56 100zM${boat - 76} 482h150l-30 30h-90z`, fill: 'pale' },
  ]
}

/** Privacy: a jar on a shelf, and of the biscuit that it might hold an outline alone. */
export function jar(random: Random): Layer[] {
  const turn = between(random, 0, 20)
  const chips = [20, 95, 160, 230, 305].map((angle) => dot(...pointAt(600, 355, 52, angle + turn)))
  return [
    { d: floor(520), fill: 'deep' },
    { d: 'M470 190q-80 40-80 130V460q0 60 60 60H750q60 0 60-60V320q0-90-80-130z', fill: 'pale' },
    { d: 'M452 140H748v50H452z', fill: 'warm' },
    { d: `M520 140h160q0-40-50-40h-60q-50 0-50 40z${disc(600, 84, 26)}`, fill: 'deep' },
    { d: disc(600, 355, 100), stroke: 'deep', width: 8, dashes: '26.18' },
    { d: chips.join(''), dots: 'deep', width: 16 },
  ]
}

/** A call to act: torches are held up, and one of them burns. */
export function torches(random: Random): Layer[] {
  const lit = between(random, 1, 2)
  const all = [255, 485, 715, 945].map((x, index) => ({
    x,
    top: 350 + ((index + lit) % 2) * 64 + between(random, -16, 16),
    lean: (x - 600) / 16 + between(random, -2, 2),
  }))
  const { x = 0, top = 0 } = all[lit] ?? {}
  const parts = all.map(({ x, top, lean }) => {
    const at = (radius: number, turn: number) => pointAt(x, top, radius, turn - lean).join(' ')
    return { bowl: `M${at(90, 180)}A90 90 0 0 0 ${at(90, 0)}z`, handle: `M${x} ${top}L${at(600, 270)}` }
  })
  return [
    { d: flame(x, top - 30, 80), fill: 'light' },
    { d: flame(x, top - 20, 40), fill: 'field' },
    { d: parts.map(({ handle }) => handle).join(''), stroke: 'deep', width: 70 },
    { d: parts.map(({ bowl }) => bowl).join(''), fill: 'deep' },
  ]
}

/** What can't be found: a compass that points anywhere. */
export function compass(random: Random): Layer[] {
  const angle = between(random, 20, 70)
  const at = (radius: number, turn: number) => pointAt(600, 300, radius, angle + turn).join(' ')
  const needle = (turn: number) => `M${at(152, turn)}L${at(40, 90)} ${at(40, -90)}z`
  return [
    { d: disc(600, 300, 206), fill: 'deep' },
    { d: disc(600, 300, 174), fill: 'pale' },
    { d: rays(600, 300, { inner: 145, outer: 178, count: 12, from: 0, to: 360 }), stroke: 'deep', width: 11 },
    { d: 'M600 175L631 269 725 300 631 331 600 425 569 331 475 300 569 269z', fill: 'field' },
    { d: needle(0), fill: 'warm' },
    { d: needle(180), fill: 'deep' },
    { d: disc(600, 300, 20), fill: 'light' },
  ]
}
