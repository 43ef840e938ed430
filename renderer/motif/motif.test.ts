import { describe, expect, test } from 'vitest'
import { lampKinds } from '../content/schemas/article.ts'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { tilesIn } from '../testing/drawn-values.ts'
import { canvas, middle, pickScheme, schemes } from './drawing.ts'
import { quilt } from './page-compositions.ts'
import { cycle } from './pilot-compositions.ts'
import { createRandom } from './random.ts'
import { lamps } from './story-compositions.ts'
import { drawingOf, lampColor, pageDrawing, themeOf } from './themes.ts'

const { site } = loadedFixture
const { pilots, articles } = site.settings.data.categories
const categories = [...pilots, ...articles]
const seeds = ['candle', 'tide-log', 'a-pilot-of-tomorrow', '']

function draw(theme: string | undefined, seed: string) {
  return themeOf(theme).compose(createRandom(seed), [])
}

describe.each([...categories, 'summit', 'annualSummit', 'Call', 'Error Screen', undefined])(
  'the drawing for %s',
  (theme) => {
    test('is the same for the same text', () => {
      for (const seed of seeds) expect(draw(theme, seed)).toEqual(draw(theme, seed))
    })

    test('differs from text to text', () => {
      expect(new Set(seeds.map((seed) => JSON.stringify(draw(theme, seed)))).size).toBeGreaterThan(1)
    })

    test('is light, and all of its numbers are numbers', () => {
      for (const seed of seeds) {
        const path = draw(theme, seed).map(({ d }) => d)
        expect(path.join('').length).toBeLessThan(3000)
        for (const d of path) expect(d).toMatch(/^M[-\d .MLHVCQAaqzvhl]+$/)
      }
    })

    test('shows something within the middle that is never cut off', () => {
      for (const seed of seeds) {
        const starts = draw(theme, seed).flatMap(({ d }) => [...d.matchAll(/M(-?\d+) (-?\d+)/g)])
        const inside = starts.filter(([, x, y]) => Number(x) >= 150 && Number(x) <= 1050 && Number(y) <= canvas.height)
        expect(inside).not.toHaveLength(0)
      }
    })
  },
)

test('each category has a drawing of its own, and what is unknown is the beacon', () => {
  const drawings = categories.map((category) => themeOf(category).compose)
  expect(categories.length).toBeGreaterThan(5)
  expect(new Set(drawings).size).toBe(categories.length)
  expect(drawings).not.toContain(themeOf(undefined).compose)
  expect(themeOf('Something New').compose).toBe(themeOf(undefined).compose)
})

describe('the drawing of a subscription', () => {
  const filled = (...counts: number[]) =>
    cycle(createRandom('any'), counts)
      .filter((layer) => 'dots' in layer)
      .map(({ d }) => d.split('M').length - 1)

  test('is a ring of months, of which those of the pilot are filled', () => {
    expect([filled(), filled(0), filled(-3), filled(3), filled(18)]).toEqual([[], [], [], [3], [12]])
  })

  test('counts the first figure in months, unless that is a range', () => {
    const pilot = (value: unknown) => ({
      id: 'any',
      data: {
        category: 'Platform Innovation',
        stats: [
          { unit: 'markets', value: 2 },
          { unit: 'months', value },
        ],
      },
    })
    const counted = [7, { from: 2, to: 3 }].map((value) => drawingOf(pilot(value) as never).counts)
    expect(counted).toEqual([[7], [0]])
  })
})

describe('the drawing of a challenge', () => {
  const count = (counts: readonly number[]) =>
    Object.fromEntries(
      lamps(createRandom('any'), counts).map((layer) => ['dots' in layer && layer.dots, layer.d.split('M').length - 1]),
    )

  test('has as many lamps as ideas came in, rings the nominated among them, and gold for the winners alone', () => {
    expect(count([120, 17, 6])).toEqual({ warm: 17, pale: 114, light: 6 })
    expect(count([230, 0, 0])).toEqual({ pale: 230 })
  })

  test('has no more lamps than can be seen one by one', () => {
    for (const ideas of [0, 40_000]) expect(count([ideas]).pale).toBeLessThanOrEqual(140)
  })

  test('counts the figures of its story', () => {
    const [call] = site.articles.filter(({ id }) => id === 'open-call')
    expect(call && drawingOf(call)).toEqual({ seed: 'open-call', theme: 'Innovation Challenge', counts: [165, 19, 4] })
  })

  test('is light', () => {
    const drawn = lamps(createRandom('any'), [500]).map(({ d }) => d)
    expect(drawn.join('').length).toBeLessThan(5500)
  })
})

describe('the quilt of About', () => {
  const layers = (count: number) => quilt(createRandom('any'), [count])

  test.each([0, 1, 5, 14, 15, 40, 99])('has %i tiles for as many, all of them seen, and one broken frame', (count) => {
    const paths = layers(count).map(({ d }) => d)
    const tiles = tilesIn(paths.slice(0, -1).join(''))
    expect([tiles.length, new Set(tiles.map(String)).size]).toEqual([count, count])
    for (const [x, y, side] of [...tiles, ...tilesIn(paths.at(-1) ?? '')]) {
      expect(Math.min(x - middle.x, y)).toBeGreaterThanOrEqual(0)
      expect([x + side <= middle.x + middle.width, y + side <= middle.height]).toEqual([true, true])
    }
    expect(layers(count).filter((layer) => 'dashes' in layer)).toHaveLength(1)
  })

  test('counts the figure of its page', () => {
    expect(pageDrawing('about', site.about, site).counts).toEqual([5])
  })

  test('has no more tiles than can be seen one by one', () => {
    expect(
      tilesIn(
        layers(40_000)
          .map(({ d }) => d)
          .join(''),
      ),
    ).toHaveLength(100)
  })
})

test('a text always gets the same colours, and texts get all of them', () => {
  const picked = Array.from({ length: 200 }, (_, index) => pickScheme(`text ${index}`))
  expect(new Set(picked)).toEqual(new Set(Object.keys(schemes)))
  expect(pickScheme('candle')).toBe(pickScheme('candle'))
})

test('a numeral has the colour of the lamps that count the same', () => {
  const colors = (...counts: number[]) => {
    const drawing = { seed: 'a', theme: 'Innovation Challenge', counts }
    return [...lampKinds, undefined].map((lamps) => lampColor(drawing, lamps).slice('text-'.length))
  }
  expect(colors(120, 17, 6)).toEqual(['ink', 'warm', 'lit', 'ink'])
  expect(colors(230, 0, 0)).toEqual(['ink', 'ink', 'ink', 'ink'])
  expect(colors(120, 17, 0)).toEqual(['ink', 'warm', 'ink', 'ink'])
  expect(lampColor({ seed: 'a', theme: 'Manifesto' }, 'ideas')).toBe('text-ink')
})
