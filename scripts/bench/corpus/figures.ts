import type { Stat } from '../../../renderer/content/schemas/figure.ts'
import type { Random } from './random.ts'

type Kind = Omit<Stat, 'value' | 'notation'> & { draw: (random: Random) => Stat['value'] }

/** The figures that a file of the corpus can have: counts, money, shares, ranges and durations. */
const kinds: readonly Kind[] = [
  { id: 'reach', label: 'people reached in total', unit: 'people', draw: (random) => random.integer(1200, 90_000) },
  {
    id: 'replies',
    label: 'people who answered',
    unit: 'people',
    qualifier: '+',
    draw: ({ integer }) => integer(21, 900),
  },
  {
    id: 'average-gift',
    label: 'average gift',
    unit: 'USD',
    draw: ({ integer }) => integer(1001, 14_999) / 100,
  },
  { id: 'opt-in', label: 'opted in to messages', unit: '%', draw: ({ integer }) => integer(5, 600) / 10 },
  {
    id: 'duration',
    label: 'months of work',
    unit: 'months',
    qualifier: 'about',
    draw: ({ integer }) => integer(3, 18),
  },
  {
    id: 'donor-age',
    label: 'years of age, most donors',
    unit: 'years',
    draw: ({ integer }) => ({ from: integer(21, 40), to: integer(45, 84) }),
  },
  { id: 'raised', label: 'raised by the end', unit: 'USD', draw: ({ integer }) => integer(2, 900) * 100 },
]

/** The ids of all figures that a file can have; every file has the first. */
export const everyFile = 'reach'

/** Draws a few figures, each of another kind, the first of which every file has. */
export function drawStats(random: Random, count: number): Stat[] {
  const [first, ...rest] = kinds
  const drawn = [...(first ? [first] : []), ...random.sample(rest, count - 1)]
  return drawn.map(({ draw, ...stat }) => ({ ...stat, value: draw(random), notation: 'standard' }))
}
