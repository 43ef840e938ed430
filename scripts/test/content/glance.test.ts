import { expect, test } from 'vitest'
import { plainText } from '../../../renderer/content/figures/reference.ts'
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

test.each(pilots)('/pilot/$id says beside its title what was tried, hoped, found, and our reading', (pilot) => {
  const $ = openPage(`/pilot/${pilot.id}`)
  const { tried, hoped, found, reading } = toldBy(pilot)
  const glance = $('h1').parents().next('[data-card=glance]')
  const rows = glance.find('dl > div').toArray()
  expect(rows.map((row) => ['dt', 'dd'].map((part) => normalise($(row).find(part).text())))).toEqual([
    ['Tried', tried],
    ['Hoped for', hoped],
    ['Found', found],
    ['Our reading', reading],
  ])
  const [headline] = pilot.data.highlights
  const figures = glance.find('.numeral [data-figure]').toArray()
  expect(figures.map(({ attribs }) => attribs['data-figure'])).toEqual(headline ? [`${pilot.id}/${headline}`] : [])
})

test('/pilots compares the pilots in a table, whose headings say what each cell is', () => {
  const $ = openPage('/pilots')
  const table = $('table')
  expect(table).toHaveLength(1)
  const heads = table.find('thead th[scope=col]').toArray()
  const names = heads.map((head) => $(head).text())
  expect(names).toEqual(['Pilot', 'For whom', 'Tried', 'Reached', 'Hoped for', 'Found'])
  const rows = table.find('tbody tr').toArray()
  const cellsOf = (row: (typeof rows)[number]) => [$(row).children('th[scope=row]'), ...$(row).children('td').toArray()]
  expect(rows.map((row) => cellsOf(row).map((cell) => normalise($(cell).text())))).toEqual(
    cards.pilots.map((pilot) => {
      const { audience, tried, reached, hoped, found } = toldBy(pilot)
      return [normalise(pilot.data.title), audience, tried, reached, hoped, found]
    }),
  )
  for (const row of rows)
    expect(
      $(row)
        .children('td')
        .toArray()
        .map(({ attribs }) => attribs['data-label']),
    ).toEqual(names.slice(1))
})

test('each card of a pilot says what came of it, on /pilots above the key features', () => {
  const found = cards.pilots.map((pilot) => toldBy(pilot).found)
  const shownOn = (path: string, cards: string) => {
    const $ = openPage(path)
    return $(cards)
      .toArray()
      .map((line) => normalise($(line).text()))
  }
  expect(shownOn('/pilots', '[data-card=pilot] [data-field=result]')).toEqual(found)
  // The first of them; the list has all.
  const onHome = shownOn('/', '[data-light] [data-field=result]')
  expect(onHome).not.toHaveLength(0)
  expect(onHome).toEqual(found.slice(0, onHome.length))
  expect(openPage('/pilots')('[data-field=result] + ul[data-field="key-features"]')).toHaveLength(cards.pilots.length)
})

test.each(pilots)(
  '/pilot/$id lists what we don’t know yet, beginning with what its glance leaves out',
  ({ id, data }) => {
    const $ = openPage(`/pilot/${id}`)
    const items = $('section[aria-labelledby=unknown] li').toArray()
    const named = data.unknown.map((text) => normalise(plainText(text, content.figures, id)))
    const { reached, hoped } = data.glance
    const leftOut = [!reached && 'how many people it reached', !hoped && 'what it hoped for'].filter(Boolean)
    expect(items.map((item) => normalise($(item).text()))).toEqual([...leftOut, ...named])
  },
)

test('/pilots and the home page say how many pilots met their goal, in the same words', () => {
  const { tally = '' } = content.site.pilotsPage.data
  for (const path of ['/pilots', '/'])
    expect(normalise(openPage(path)('[data-field=tally]').text())).toBe(
      normalise(plainText(tally, content.figures, content.site.pilotsPage.id)),
    )
})

test('the home page shows our reading of the pilots that it names, each with the way to its pilot', () => {
  const $ = openPage('/')
  const cards = $('[data-card=reading]').toArray()
  const wanted = home.data.readings?.pilots ?? []
  const readings = new Map(pilots.map((pilot) => [`/pilot/${pilot.id}`, toldBy(pilot).reading]))
  expect(cards.map((card) => [$(card).find('a').attr('href'), normalise($(card).find('p').text())])).toEqual(
    wanted.map((path) => [path, readings.get(path)]),
  )
})
