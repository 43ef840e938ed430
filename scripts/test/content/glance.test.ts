import { expect, test } from 'vitest'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { content, normalise, openPage } from './site-pages.ts'
import { tells } from './specification/fields.ts'

const { articles, home, nominations, pilots } = content.site

test.each([
  ...articles.map(({ id, data }) => ({ path: `/article/${id}`, id, data })),
  { ...nominations, path: '/nominate-beacon' },
])('$path lists what we don’t know yet', ({ path, id, data }) => {
  const $ = openPage(path)
  const items = $('section:has(> .section-heading h2:contains("know yet")) li').toArray()
  expect(items.map((item) => normalise($(item).text()))).toEqual(
    data.unknown.map((text) => normalise(plainText(text, content.figures, id))),
  )
})

test.each([
  ['/', 'tally'],
  ['/pilots', 'tally'],
  ['/pilots', 'tallyNote'],
])('%s shows the sentence on the pilots that is in %s', (path, field) =>
  tells(path, 'pilotsPage', field, '[data-field=tally]')(),
)

test('the home page shows our reading of the pilots that it names, each with the way to its pilot', () => {
  const $ = openPage('/')
  const readings = new Map(
    pilots.map(({ id, data }) => [`/pilot/${id}`, plainText(data.glance.reading, content.figures, id)]),
  )
  const cards = $('[data-card=reading]').toArray()
  expect(cards.map((card) => [$(card).find('a').attr('href'), normalise($(card).find('p').text())])).toEqual(
    home.data.readings.pilots.map((path) => [path, normalise(readings.get(path) ?? '')]),
  )
})
