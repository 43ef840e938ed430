import { expect, test } from 'vitest'
import { splitIds } from '../../../renderer/content/blocks.ts'
import { figuresIn } from '../../../renderer/content/schemas/chart.ts'
import { barLength, dotsIn, goalOf, marksIn, measureChart } from '../../../renderer/testing/drawn-values.ts'
import { content, normalise, openPage } from './site-pages.ts'

const { pilots, articles, getInspired } = content.site
/** The pages whose files may have charts. */
const pages = [
  ...pilots.map((entry) => ({ ...entry, path: `/pilot/${entry.id}` })),
  ...articles.map((entry) => ({ ...entry, path: `/article/${entry.id}` })),
]

/** The charts of the content: the page of each, what it is drawn as, and its figures. */
const described = [
  ...pages.flatMap(({ id, path, data }) =>
    data.charts.map((chart) => {
      const { whole, figures } = figuresIn(chart)
      const ids = [...(whole ? [whole] : []), ...figures].map(({ figure }) => `${id}/${figure}`)
      return { path, kind: chart.kind, ids: ids.sort() }
    }),
  ),
  ...getInspired.data.editions.rows.map(({ figures }) => ({
    path: '/get-inspired',
    kind: 'comparison' as const,
    ids: [...figures].sort(),
  })),
]

const drawn = [...pages.map(({ path }) => path), '/get-inspired'].flatMap((path) => {
  const $ = openPage(path)
  return $('figure.chart:not(:has([data-milestone]))')
    .toArray()
    .map((chart) => {
      const figure = $(chart)
      const shown = figure.find('tbody data').toArray()
      const ids = shown.map(({ attribs }) => attribs['data-figure'] ?? '').sort()
      return { path, ids, $, figure, shown, title: normalise(figure.find('figcaption').text()) }
    })
})

test('every chart that the content describes is drawn with its figures, and no other', () => {
  const listed = (charts: readonly { path: string; ids: readonly string[] }[]) =>
    charts.map(({ path, ids }) => [path, ...ids].join(' ')).sort()
  expect(drawn).not.toHaveLength(0)
  expect(listed(drawn)).toEqual(listed(described))
})

test.each(drawn)('on $path what “$title” draws agrees with its values', ({ path, ids, $, figure, shown }) => {
  const same = described.find((chart) => chart.path === path && chart.ids.join() === ids.join())
  if (!same) throw new Error('the content has no chart with these figures')
  const values = shown.map(({ attribs }) => Number(attribs.value))
  const measured = measureChart($, figure, same.kind, values)
  expect(measured.length > 0).toBe(same.kind !== 'form')
  for (const { value, drawn, within } of measured) expect(Math.abs(drawn - value)).toBeLessThanOrEqual(within)
  const dots = dotsIn(figure.find(':not(th) > svg > path[stroke-linecap]').first().attr('d') ?? '')
  // Each dot of a part is one of so many; each of many stands for as many of what is counted.
  for (const { attribs } of figure.find('[data-dots]')) {
    const said = Number(attribs.value)
    expect(same.kind === 'ratio' ? Math.round(Number(values[0]) / said) : said).toBe(dots)
  }
})

test.each(pilots)('on $id as many marks are drawn beneath a numeral as it counts, where the text shows it', (pilot) => {
  const placed = pilot.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'component' && block.name === 'stats' ? splitIds(block.argument) : []))
  const wanted = placed.flatMap((name) =>
    pilot.data.stats.flatMap(({ id, marks, value }) => (marks && id === name ? [[`${pilot.id}/${id}`, value]] : [])),
  )
  const $ = openPage(`/pilot/${pilot.id}`)
  const drawn = $('[data-block=stats] li:has(svg > path)').toArray()
  expect(drawn.map((card) => [$(card).find('data').attr('data-figure'), marksIn($(card))])).toEqual(wanted)
})

test.each(['/pilots', '/'])('%s draws many things and the one that was found of them, dot by dot', (path) => {
  const $ = openPage(path)
  const due = pilots
    .filter(({ id }) => $(`:is(.strip, .gap-table) a[href="/pilot/${id}"]`).length > 0)
    .flatMap(({ id, data }) =>
      data.charts.flatMap((chart) => {
        if (chart.kind !== 'ratio') return []
        const [many, one] = chart.figures.map(({ figure }) => content.figures[`${id}/${figure}`])
        const isFound = one && data.glance.found.startsWith(`:stat[${one.id.slice(id.length + 1)}]`)
        return isFound ? [[one.id, Math.round(Number(many?.value) / Number(one.value))]] : []
      }),
    )
  const drawn = Array.from($('.gap-dots:has(circle)'), (strip) => [
    $(strip).siblings().find('.figure-first').attr('data-figure'),
    dotsIn($(strip).find('path').attr('d') ?? ''),
  ])
  expect(drawn).toEqual(due)
})

/** What a bar shows of a pilot, in percent of its scale: the figure that was found, and its goal, where a chart has both or a share alone. */
function gapsOf({ id, data }: (typeof pilots)[number], found: string) {
  return data.charts.flatMap((chart) => {
    if (chart.kind !== 'comparison' && chart.kind !== 'dots') return []
    const figures = chart.figures.flatMap(({ figure }) => content.figures[`${id}/${figure}`] ?? [])
    const bar = figures.find((figure) => figure.id === found)
    const goal = figures.find((figure) => data.glance.hoped?.startsWith(`:stat[${figure.id.slice(id.length + 1)}]`))
    const isShare = figures.length === 1 && bar?.unit === '%' && bar.qualifier !== 'increase'
    if (!bar || !(isShare || (goal && chart.kind === 'comparison'))) return []
    // A share alone is drawn on the scale of its whole.
    const scale = isShare ? 100 : Math.max(...figures.map(({ value }) => Number(value)))
    return [[bar, ...(goal ? [goal] : [])].map(({ value }) => expect.closeTo((Number(value) / scale) * 100, 1))]
  })
}

/** The first figure of what a pilot found, if it begins with one. */
const foundBy = ({ id, data }: (typeof pilots)[number]) => `${id}/${/^:stat\[([^\]]*)/.exec(data.glance.found)?.[1]}`

test.each(['/pilots', '/'])(
  '%s draws what was found beside its goal where a chart compares them, or alone, on the scale of its whole, where a chart shows it as a share',
  (path) => {
    const $ = openPage(path)
    const listed = pilots.filter(({ id }) => $(`:is(.strip, .gap-table) a[href="/pilot/${id}"]`).length > 0)
    expect(listed.length).toBeGreaterThan(0)
    const due = listed.flatMap((pilot) => gapsOf(pilot, foundBy(pilot)).map((gap) => [foundBy(pilot), ...gap]))
    const drawn = Array.from($('.gap-bar'), (bar) => {
      const shown = $(bar).siblings().find('.figure-first').attr('data-figure')
      return [shown, barLength($(bar)), goalOf($(bar)) ?? []].flat()
    })
    expect(drawn).toEqual(due)
  },
)

test.each(pilots)(
  'on its page, too, $id draws its first figure beside its goal where a chart compares them',
  (pilot) => {
    const $ = openPage(`/pilot/${pilot.id}`)
    const due = gapsOf(pilot, `${pilot.id}/${pilot.data.highlights[0]}`).filter(([, goal]) => goal)
    const drawn = Array.from($('.gap-bar'), (bar) => [barLength($(bar)), goalOf($(bar))])
    expect(drawn).toEqual(due)
  },
)

/** The pilots of which the first figure counts people, as many as can be drawn, and those people. */
const counted = pilots.flatMap(({ id, data }) => {
  const figure = content.figures[`${id}/${data.highlights[0]}`]
  const people = Number(figure?.value)
  const isCount =
    figure?.standsFor === 'reach' && figure.unit === 'people' && people <= (people % 10 === 0 ? 5000 : 500)
  return isCount ? [{ path: `/pilot/${id}`, people }] : []
})

test.each(counted)('on $path the $people people whom the pilot reached are dots beside its title', (pilot) => {
  const $ = openPage(pilot.path)
  const frame = $('[data-card=glance] > [data-gap=found]')
  const each = Number(frame.find('[data-dots]').attr('value') ?? 1)
  expect(dotsIn(frame.find('path[stroke-linecap]').first().attr('d') ?? '') * each).toBe(pilot.people)
})

test('the home page has a light for each submission of an edition, and a ring for each that is told apart', () => {
  const $ = openPage('/')
  const fields = $('.lights li:has(data)').toArray()
  expect(fields).toHaveLength(content.site.home.data.lights.parts.length)
  for (const field of fields) {
    const paths = $(field).children('svg').find('path').toArray()
    const [all = 0, within = 0, last = 0] = Array.from($(field).find('data'), ({ attribs }) => Number(attribs.value))
    const counts = paths.map(({ attribs: { d = '' } }) => dotsIn(d) || d.split('a').length - 1)
    const rings = within ? [within - last, within - last] : []
    expect(counts).toEqual([all - within, ...rings, ...(last ? [last, last] : [])])
  }
})
