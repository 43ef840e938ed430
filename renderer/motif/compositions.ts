import { canvas, type Layer } from './drawing.ts'
import { between, type Random } from './random.ts'
import { arcs, beam, bowl, disc, dome, pointAt, rays, row } from './shapes.ts'

const { width, height } = canvas
const horizon = 456
/** Both edges of what the widest bands show. */
const [start, end] = [-width, 2 * width]
const ground = `M${start} ${horizon}H${end}V${2 * height}H${start}z`

/** A light on the horizon with its rings: the default. */
export function beacon(random: Random): Layer[] {
  const x = between(random, 480, 720)
  const rings = between(random, 3, 5)
  const step = between(random, 52, 66)
  const count = between(random, 9, 15)
  const radii = Array.from({ length: rings }, (_, index) => 112 + index * step)
  const edge = (radii.at(-1) ?? 0) + 46
  const everySecond = (first: number) => radii.filter((_, index) => index % 2 === first)
  return [
    { d: rays(x, horizon, { outer: edge + 1100, count, from: 8, to: 172 }), stroke: 'pale', width: 8, gap: edge },
    { d: arcs(x, horizon, everySecond(0)), stroke: 'light', width: 26 },
    { d: arcs(x, horizon, everySecond(1)), stroke: 'warm', width: 26 },
    { d: ground, fill: 'deep' },
    { d: dome(x, horizon, 70), fill: 'light' },
    { d: `M${x - 70} 486h140M${x - 40} 516h80`, stroke: 'light', width: 10 },
  ]
}

/** A sun that rises from the lower edge, for drawings with a background of their own, such as the footer. */
export function sunrise(random: Random): Layer[] {
  const x = between(random, 540, 660)
  const step = between(random, 64, 74)
  const count = between(random, 11, 15)
  const first = 190
  const edge = first + 3 * step + 60
  return [
    { d: rays(x, height, { outer: edge + 900, count, from: 6, to: 174 }), stroke: 'pale', width: 12, gap: edge },
    { d: arcs(x, height, [first, first + 2 * step]), stroke: 'light', width: 34 },
    { d: arcs(x, height, [first + step, first + 3 * step]), stroke: 'warm', width: 34 },
    { d: dome(x, height, 130), fill: 'light' },
    { d: dome(x, height, 62), fill: 'deep' },
  ]
}

/** Leadership: people side by side, and the light around the leader reaches the others. */
export function people(random: Random): Layer[] {
  const count = between(random, 11, 15)
  return [
    { d: rays(600, 210, { outer: 1600, count, from: -14, to: 194 }), stroke: 'light', width: 12, gap: 190 },
    { d: row(2, 90, 1020, (x) => dome(x, height, 130) + disc(x, 400, 52)), fill: 'light' },
    { d: row(2, -50, 1300, (x) => dome(x, height, 100) + disc(x, 444, 42)), fill: 'pale' },
    { d: dome(250, height, 165) + dome(950, height, 165) + disc(250, 346, 66) + disc(950, 346, 66), fill: 'warm' },
    { d: dome(600, height, 250), fill: 'deep' },
    { d: disc(600, 230, 142), fill: 'light' },
    { d: disc(600, 230, 94), fill: 'deep' },
    { d: arcs(250, 346, [92]) + arcs(950, 346, [92]) + arcs(600, height, [196, 148]), stroke: 'field', width: 14 },
  ]
}

/** A game: a controller whose signal spreads. */
export function game(random: Random): Layer[] {
  const count = between(random, 9, 13)
  return [
    { d: arcs(600, 200, [110, 190, 270]), stroke: 'pale', width: 30 },
    { d: arcs(600, 200, [150, 230]), stroke: 'light', width: 22 },
    { d: rays(600, 200, { outer: 1600, count, from: 0, to: 180 }), stroke: 'pale', width: 8, gap: 330 },
    { d: 'M400 190H800a155 155 0 0 1 0 310q-70 0-110-62H510q-40 62-110 62a155 155 0 0 1 0-310', fill: 'deep' },
    { d: 'M400 265v150M325 340h150', stroke: 'light', width: 50 },
    { d: disc(800, 270, 34) + disc(800, 410, 34), fill: 'warm' },
    { d: disc(730, 340, 34) + disc(870, 340, 34), fill: 'light' },
    { d: 'M555 340h22M623 340h22', stroke: 'pale', width: 22 },
  ]
}

/** Oral health: a friendly face that laughs like the sun. */
export function smile(random: Random): Layer[] {
  const count = between(random, 17, 23)
  return [
    { d: rays(600, 300, { outer: 1600, count, from: 0, to: 360 }), stroke: 'pale', width: 14, gap: 300 },
    { d: disc(600, 300, 252), fill: 'light' },
    { d: disc(428, 322, 40) + disc(772, 322, 40), fill: 'field' },
    { d: disc(510, 218, 32) + disc(690, 218, 32) + bowl(600, 300, 152), fill: 'deep' },
    {
      d: `${disc(520, 207, 11) + disc(700, 207, 11)}M462 300H738a138 138 0 0 1 -18 54H480a138 138 0 0 1 -18 -54`,
      fill: 'pale',
    },
    { d: 'M528 424a78 62 0 0 1 144 0a152 152 0 0 1 -144 0', fill: 'warm' },
  ]
}

/** A subscription: a circle of months around a light. */
export function cycle(random: Random): Layer[] {
  const lit = between(random, 6, 9)
  const months = Array.from({ length: 12 }, (_, index) => disc(...pointAt(600, 300, 196, 90 - index * 30), 34))
  return [
    { d: row(11, 330, 90, (radius) => disc(600, 300, radius)), stroke: 'pale', width: 14 },
    { d: disc(600, 300, 266), fill: 'deep' },
    { d: months.slice(0, lit).join(''), fill: 'light' },
    { d: months.slice(lit).join(''), fill: 'warm' },
    { d: dome(600, 330, 96), fill: 'light' },
    { d: 'M480 352H720M530 384H670', stroke: 'pale', width: 14 },
  ]
}

/** Text messages: reminders at even intervals, each a little brighter. */
export function messages(random: Random): Layer[] {
  const count = between(random, 20, 28)
  const y = 280
  const bubble = (x: number, radius: number) => `${disc(x, y, radius)}M${x - radius} ${y}v${radius + 34}l${radius} -34z`
  const dots = (x: number, radius: number) =>
    row(3, x - radius / 2, radius / 2, (at) => disc(at, y, Math.round(radius / 7)))
  return [
    { d: rays(830, y, { outer: 1900, count, from: 0, to: 360 }), stroke: 'pale', width: 9, gap: 226 },
    { d: disc(830, y, 190), fill: 'light' },
    { d: bubble(270, 84), fill: 'warm' },
    { d: bubble(520, 108), fill: 'deep' },
    { d: bubble(830, 140), fill: 'deep' },
    { d: dots(270, 84), fill: 'field' },
    { d: dots(520, 108), fill: 'pale' },
    { d: dots(830, 140), fill: 'light' },
    { d: `M${start} 510H${end}M270 482v56M520 482v56M830 482v56`, stroke: 'deep', width: 12 },
  ]
}

/** Prediction: scattered signs are drawn together in a point, and a beam leaves it. */
export function focus(random: Random): Layer[] {
  const signs = Array.from({ length: 11 }, (_, index) => [between(random, 170, 420), 60 + index * 48] as const)
  return [
    { d: beam(640, 300, 1700, 6, 15), fill: 'deep' },
    { d: beam(640, 300, 1700, 6, 5), fill: 'light' },
    { d: signs.map(([x, y]) => `M${x} ${y}L640 300`).join(''), stroke: 'deep', width: 6 },
    { d: signs.map(([x, y], index) => (index % 3 === 1 ? '' : disc(x, y, 18))).join(''), fill: 'pale' },
    { d: signs.map(([x, y], index) => (index % 3 === 1 ? disc(x, y, 24) : '')).join(''), fill: 'warm' },
    { d: disc(640, 300, 118) + disc(640, 300, 168), stroke: 'warm', width: 12 },
    { d: disc(640, 300, 74), fill: 'light' },
    { d: disc(640, 300, 26), fill: 'field' },
  ]
}

/** An open call: a light in the middle, and answers that come from all sides. */
export function call(random: Random): Layer[] {
  const answers = Array.from(
    { length: 36 },
    () => [between(random, 0, 359), between(random, 210, 800), random()] as const,
  )
  const some = (test: (size: number) => boolean, radius: number) =>
    answers.map(([angle, far, size]) => (test(size) ? disc(...pointAt(600, 300, far, angle), radius) : '')).join('')
  const turn = between(random, 0, 30)
  return [
    { d: rays(600, 300, { outer: 1600, count: 24, from: turn, to: turn + 360 }), stroke: 'deep', width: 5, gap: 150 },
    { d: some((size) => size < 0.5, 11), fill: 'pale' },
    { d: some((size) => size >= 0.5 && size < 0.8, 17), fill: 'light' },
    { d: some((size) => size >= 0.8, 24), fill: 'warm' },
    { d: disc(600, 300, 176), fill: 'light' },
    { d: disc(600, 300, 112) + disc(600, 300, 144), stroke: 'field', width: 12 },
    { d: disc(600, 300, 82), fill: 'warm' },
  ]
}

/** A manifesto: lines of writing that together make a rising sun. */
export function writing(random: Random): Layer[] {
  const radius = 400
  const lines = Array.from({ length: 11 }, (_, index) => {
    const y = 500 - index * 38
    const half = Math.round(Math.sqrt(radius ** 2 - (500 - y) ** 2))
    const gap = between(random, -60, 60)
    const pause = index % 3 === 2 ? `H${560 + gap}M${610 + gap} ${y}` : ''
    return `M${600 - half} ${y}${pause}H${600 + half}`
  })
  return [
    { d: rays(600, 510, { outer: 1600, count: 17, from: 4, to: 176 }), stroke: 'pale', width: 10, gap: 470 },
    { d: lines.slice(0, 4).join(''), stroke: 'warm', width: 22 },
    { d: lines.slice(4).join(''), stroke: 'light', width: 22 },
    { d: `M${start} 545H${end}`, stroke: 'deep', width: 22 },
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
    { d: disc(600, 272, 58) + dome(600, 478, 132), fill: 'deep' },
    { d: row(21, -600, 120, (x) => disc(x, 482, 36) + dome(x, 592, 74)), fill: 'pale' },
    { d: `${row(22, -660, 120, (x) => disc(x, 556, 40))}M${start} 580V${2 * height}H${end}V580z`, fill: 'warm' },
  ]
}
