import { expect, test } from 'vitest'
import { sum } from '../../../renderer/components/charts/drawings.tsx'
import { plainText, resolveFigure } from '../../../renderer/content/figures/reference.ts'
import { dotsIn } from '../../../renderer/testing/drawn-values.ts'
import { cards, content, normalise, openPage } from './site-pages.ts'

const { pilots, home } = content.site

/** What a pilot says of itself at a glance, as a reader sees it. */
function toldBy({ id, data }: (typeof pilots)[number]) {
  const told = (text = 'Not known') => normalise(plainText(text, content.figures, id))
  const { audience, tried, reached, hoped, found, reading } = data.glance
  return {
    ...{ audience: told(audience), tried: told(tried), reached: told(reached) },
    ...{ hoped: told(hoped), found: told(found), reading: told(reading) },
  }
}

test.each(pilots)(
  '/pilot/$id says beside its title whom it was for, what was tried, hoped, found, and our reading',
  (pilot) => {
    const $ = openPage(`/pilot/${pilot.id}`)
    const { audience, tried, reached, hoped, found, reading } = toldBy(pilot)
    const glance = $('article [data-card=glance]')
    const rows = glance.find('dl > div').toArray()
    expect(rows.map((row) => ['dt', 'dd'].map((part) => normalise($(row).find(part).text())))).toEqual([
      ['For whom', audience],
      ['Tried', tried],
      ['Reached', reached],
      ['Hoped for', hoped],
      ['Found', found],
      ['Our reading', reading],
    ])
    const [headline] = pilot.data.highlights
    const figures = glance.find('.numeral [data-figure]').toArray()
    expect(figures.map(({ attribs }) => attribs['data-figure'])).toEqual(headline ? [`${pilot.id}/${headline}`] : [])
  },
)

/** The frame of each of the two texts of a pilot, and its words: that of what was hoped for is broken, that of what was found is not. */
function gapOf({ id, data: { glance } }: (typeof pilots)[number]) {
  return (['hoped', 'found'] as const).map((name) => {
    const words = glance[name]
    return words ? [name, normalise(plainText(words, content.figures, id))] : ['unknown', 'Not known']
  })
}

test('/pilots sets what was hoped for beside what was found, in a frame each', () => {
  const $ = openPage('/pilots')
  const table = $('table').clone()
  table.find('[data-page-only]').remove()
  expect(table).toHaveLength(1)
  const heads = table.find('thead th[scope=col]').toArray()
  expect(heads.map((head) => $(head).text())).toEqual(['Pilot', 'Hoped for', 'Found'])
  const rows = table.find('tbody tr').toArray()
  expect(rows.map((row) => normalise($(row).children('th[scope=row]').text()))).toEqual(
    cards.pilots.map(({ data }) => normalise(data.title)),
  )
  const cells = rows.map((row) => $(row).children('td').toArray())
  expect(cells.map((pair) => pair.map((cell) => [cell.attribs['data-gap'], normalise($(cell).text())]))).toEqual(
    cards.pilots.map(gapOf),
  )
  for (const pair of cells) expect(pair.map(({ attribs }) => attribs['data-label'])).toEqual(['Hoped for', 'Found'])
})

test('the home page shows the same gap under the drawing of each pilot', () => {
  const $ = openPage('/')
  const items = $('[data-light]').toArray()
  expect(items).not.toHaveLength(0)
  const framesOf = (item: (typeof items)[number]) => $(item).find('[data-gap]').toArray()
  const gaps = items.map((item) =>
    framesOf(item).map((frame) => {
      const words = normalise($(frame).text())
      return [frame.attribs['data-gap'], words.replace(/^(Hoped for|Found): |; may be chance$/g, '')]
    }),
  )
  // The first of them; the list has all.
  expect(gaps).toEqual(cards.pilots.map(gapOf).slice(0, items.length))
})

test('the home page says of the same pilots as the list that what was found may be chance', () => {
  const named = (path: string, selector: string) => {
    const $ = openPage(path)
    const doubtful = $(selector).filter((_, item) => $(item).text().includes('may be chance'))
    return doubtful.toArray().map((item) => normalise($(item).find('a').first().text()))
  }
  const shown = openPage('/')('[data-light]').length
  const expected = named('/pilots', '.gap-table tbody tr')
  expect(named('/', '[data-light]')).toEqual(shown < cards.pilots.length ? expect.any(Array) : expected)
})

test('the home page has a light for each of a total, of one colour for each of two parts, and open dots for the rest', () => {
  const $ = openPage('/')
  const { total, parts } = home.data.lights
  const countOf = (id: string) => Number(resolveFigure(id, content.figures, home.id)?.value)
  const counts = parts.map(({ figure }) => countOf(figure))
  const [open, solid] = ['a', 'h'].map((sign) =>
    $('.lights path').filter((_, { attribs }) => !!attribs.d?.includes(sign)),
  )
  expect(solid?.toArray().map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual(counts)
  expect(new Set(solid?.toArray().map(({ attribs }) => attribs.class)).size).toBe(counts.length)
  expect((open?.attr('d') ?? '').split('a').length - 1).toBe(countOf(total) - sum(counts))
})

test.each(pilots)(
  '/pilot/$id lists what we don’t know yet, beginning with what its glance leaves out',
  ({ id, data }) => {
    const $ = openPage(`/pilot/${id}`)
    const items = $('section[aria-labelledby=unknown] li').toArray()
    const named = data.unknown.map((text) => normalise(plainText(text, content.figures, id)))
    const { reached, hoped } = data.glance
    const leftOut = [
      !reached && 'how many people the pilot reached',
      !hoped && 'what the pilot hoped to achieve',
    ].filter(Boolean)
    expect(items.map((item) => normalise($(item).text()))).toEqual([...leftOut, ...named])
  },
)

test.each([
  ...content.site.articles.map(({ id, data }) => ({ path: `/article/${id}`, id, data })),
  { path: '/nominate-beacon', ...content.site.nominations },
])('$path lists what we don’t know yet', ({ path, id, data }) => {
  const $ = openPage(path)
  const items = $('section:has(> .section-heading h2:contains("know yet")) li').toArray()
  expect(items.map((item) => normalise($(item).text()))).toEqual(
    data.unknown.map((text) => normalise(plainText(text, content.figures, id))),
  )
})

test('/pilots draws to scale how far a result is from its goal, where a chart of the pilot compares them', () => {
  const $ = openPage('/pilots')
  const drawn = cards.pilots.map((_, index) => {
    const bar = $('.gap-table tbody tr').eq(index).find('[data-page-only] svg:not(.at)')
    const starts = [...(bar.html() ?? '').matchAll(/M([\d.]+) 0[HV]/g)].map(([, start]) => Number(start))
    return bar.length > 0 && { ends: new Set([Number(bar.find('rect').attr('width')), ...starts]) }
  })
  const wanted = cards.pilots.map(({ id, data }) => {
    const compared = data.charts.flatMap((chart) => (chart.kind === 'comparison' ? [chart.figures] : []))
    const figures = compared
      .map((shown) => shown.map(({ figure }) => resolveFigure(figure, content.figures, id)))
      .find((list) => list.some((figure) => figure?.standsFor === 'goal'))
    if (!figures) return false
    const values = figures.map((figure) => Number(figure?.value))
    const ends = values.map((value) => Math.round((value / Math.max(...values)) * 10_000) / 100)
    return { ends: new Set([0, ...ends]) }
  })
  expect(drawn).toEqual(wanted)
})

test('/pilots and the home page say how many pilots met their goal, in the same words', () => {
  const { tally, tallyNote } = content.site.pilotsPage.data
  const textsOf = (path: string) => {
    const $ = openPage(path)
    return $('[data-field=tally]')
      .toArray()
      .map((element) => $(element).text())
  }
  for (const path of ['/pilots', '/'])
    expect(normalise(textsOf(path).join(' '))).toBe(
      normalise(plainText(`${tally} ${tallyNote}`, content.figures, content.site.pilotsPage.id)),
    )
})

test('the home page shows our reading of the pilots that it names, each with the way to its pilot', () => {
  const $ = openPage('/')
  const cards = $('[data-card=reading]').toArray()
  const wanted = home.data.readings.pilots
  const readings = new Map(pilots.map((pilot) => [`/pilot/${pilot.id}`, toldBy(pilot).reading]))
  expect(cards.map((card) => [$(card).find('a').attr('href'), normalise($(card).find('p').text())])).toEqual(
    wanted.map((path) => [path, readings.get(path)]),
  )
})

test('/nominate-beacon has a lamp for each concept that an organisation may nominate, and lights those that it must', () => {
  const { stats } = content.site.nominations.data
  const countOf = (id: string) => Number(stats.find((stat) => stat.id === id)?.value)
  const lamps = openPage('/nominate-beacon')('.lamp')
  expect([lamps.length, lamps.filter('.solid').length]).toEqual([countOf('maximum'), countOf('minimum')])
})
