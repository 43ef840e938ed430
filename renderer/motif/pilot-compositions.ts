import { canvas, type Layer } from './drawing.ts'
import { between, type Random } from './random.ts'
import { arcs, beam, bowl, disc, dome, dot, edges, pointAt, rays } from './shapes.ts'

const { height } = canvas

/** Leadership: people in two rows, and the light around the leader reaches them all. */
export function people(random: Random): Layer[] {
  const [front, back] = [344 + between(random, -14, 14), 266 + between(random, -14, 14)]
  /** A shape on each side of the leader, where no frame cuts it off. */
  const crowd = (far: number, shape: (x: number) => string) => shape(600 - far) + shape(600 + far)
  return [
    { d: crowd(340, (x) => dot(x, back)), dots: 'light', width: 128 },
    { d: crowd(340, (x) => dot(x, back)), dots: 'deep', width: 92 },
    { d: crowd(340, (x) => `M${x} 520v${height}`), dots: 'deep', width: 256 },
    { d: crowd(212, (x) => dot(x, front)), dots: 'light', width: 134 },
    { d: crowd(212, (x) => dot(x, front)), dots: 'warm', width: 96 },
    { d: crowd(212, (x) => `M${x} ${height}v${height}`), dots: 'warm', width: 316 },
    { d: disc(600, 206, 142), fill: 'light' },
    { d: disc(600, 206, 94) + disc(600, height, 250), fill: 'deep' },
    { d: disc(600, height, 196) + disc(600, height, 148), stroke: 'field', width: 14 },
  ]
}

/** A game: a controller whose signal spreads, and coins that leap to it from its sides. */
export function game(random: Random): Layer[] {
  const leap = between(random, 150, 210)
  const coins = [0, 1].map((index) => {
    const y = 380 - Math.round(leap * Math.abs(Math.cos((index * Math.PI) / 4)))
    return dot(246 - index * 66, y) + dot(954 + index * 66, y)
  })
  return [
    { d: arcs(600, 300, [110, 190, 270]), stroke: 'pale', width: 30 },
    { d: arcs(600, 300, [150, 230]), stroke: 'light', width: 22 },
    { d: 'M400 190H800a155 155 0 0 1 0 310q-70 0-110-62H510q-40 62-110 62a155 155 0 0 1 0-310', fill: 'deep' },
    { d: 'M400 265v150M325 340h150', stroke: 'light', width: 50 },
    { d: dot(800, 270) + dot(800, 410), dots: 'warm', width: 68 },
    { d: `${dot(730, 340)}${dot(870, 340)}${coins.join('')}`, dots: 'light', width: 68 },
    { d: 'M555 340h22M623 340h22', stroke: 'pale', width: 22 },
    { d: coins.join(''), dots: 'warm', width: 32 },
  ]
}

/** Oral health: a friendly face that laughs like the sun. */
export function smile(random: Random): Layer[] {
  const count = between(random, 5, 7)
  // To its sides alone, where they reach the edges of the picture, and end before those above and below.
  const sides = [-46, 134].map((from) => rays(600, 300, { outer: 1000, count, from, to: from + 92, height: 270 }))
  return [
    { d: sides.join(''), stroke: 'pale', width: 14, dashes: '0 300 9999' },
    { d: disc(600, 300, 252), fill: 'light' },
    { d: disc(428, 322, 40) + disc(772, 322, 40), fill: 'field' },
    { d: disc(510, 218, 32) + disc(690, 218, 32) + bowl(600, 300, 152), fill: 'deep' },
    {
      d: `${disc(520, 207, 11) + disc(700, 207, 11)}M462 297H738v3a138 138 0 0 1 -18 54H480a138 138 0 0 1 -18 -54`,
      fill: 'pale',
    },
    { d: 'M528 424a78 62 0 0 1 144 0a152 152 0 0 1 -144 0', fill: 'warm' },
  ]
}

/** A subscription: the months of a year around a sun, of which those of the pilot are filled. */
export function cycle(random: Random, [piloted = 0]: readonly number[]): Layer[] {
  const months = Array.from({ length: 12 }, (_, index) => pointAt(600, 300, 178, 90 - index * 30))
  const filled = months.slice(0, Math.max(piloted, 0))
  const layers: Layer[] = [
    { d: disc(600, 300, 276), stroke: 'pale', width: 14 },
    { d: disc(600, 300, 240), fill: 'deep' },
    { d: filled.map(([x, y]) => dot(x, y)).join(''), dots: 'pale', width: 58 },
    {
      d: months
        .slice(filled.length)
        .map(([x, y]) => disc(x, y, 26))
        .join(''),
      stroke: 'pale',
      width: 5,
    },
    { d: dome(600, 330, between(random, 90, 102)), fill: 'light' },
    { d: 'M480 352H720M530 384H670', stroke: 'pale', width: 14 },
  ]
  return layers.filter(({ d }) => d)
}

/** Text messages: reminders that stand on a line of time, of which the first, that nobody answered, is an outline. */
export function messages(random: Random): Layer[] {
  const bottom = between(random, 372, 379)
  // Each is named by its left edge, where it has its time beneath it.
  const all = [204, 412, 620, 828] as const
  const [silent, ...others] = all
  /** A disc with a short tail at its lower left. */
  const bubble = (x: number) => `M${x + 26} ${bottom - 43}a88 88 0 1 1 44 23L${x} ${bottom}z`
  return [
    { d: all.map(bubble).join(''), fill: 'deep' },
    { d: dot(silent + 88, bottom - 106), dots: 'field', width: 144 },
    // What they say.
    {
      d: others.map((x) => `M${x + 50} ${bottom - 122}h80M${x + 50} ${bottom - 88}h50`).join(''),
      stroke: 'pale',
      width: 14,
    },
    { d: all.map((x) => `M${x + 8} ${bottom - 5}V528`).join(''), stroke: 'deep', width: 12 },
    { d: `M${edges[0]} 494H${edges[1]}`, stroke: 'deep', width: 12 },
  ]
}

/** Prediction: scattered signs are drawn together in a point, and a beam leaves it. */
export function focus(random: Random): Layer[] {
  // Far and near in turn, and no two on one line to the point.
  const signs = Array.from({ length: 11 }, (_, index) =>
    pointAt(640, 300, between(random, 280, 340) + (index % 2) * 110, 144 + index * 7.2),
  )
  return [
    { d: beam(640, 300, 1000, 6, 15), fill: 'deep' },
    { d: beam(640, 300, 1000, 6, 5), fill: 'light' },
    { d: signs.map(([x, y]) => `M${x} ${y}L640 300`).join(''), stroke: 'deep', width: 6 },
    { d: signs.map(([x, y], index) => (index % 3 === 1 ? '' : dot(x, y))).join(''), dots: 'pale', width: 36 },
    { d: signs.map(([x, y], index) => (index % 3 === 1 ? dot(x, y) : '')).join(''), dots: 'warm', width: 48 },
    { d: disc(640, 300, 118) + disc(640, 300, 168), stroke: 'warm', width: 12 },
    { d: disc(640, 300, 74), fill: 'light' },
    { d: disc(640, 300, 26), fill: 'field' },
  ]
}
