import { describe, expect, test } from 'vitest'
import { formatFigure, machineFigure } from '../../../renderer/content/figures/format.ts'
import { content, normalise, openPage, paths } from './site-pages.ts'

const figures = content.ledger?.figures ?? []
const seen = figures.flatMap((figure) => figure.pages.map((page) => ({ figure, id: figure.id, page })))

/** Elements whose text a visitor reads without opening anything. */
const hidden = '[hidden], template, noscript, .sr-only'

test('the ledger is read, and names only pages that exist', () => {
  expect(figures.length).toBeGreaterThan(100)
  expect(seen.filter(({ page }) => !paths.includes(page)).map(({ id, page }) => `${id} ${page}`)).toEqual([])
})

test('a figure that no page shows says why', () => {
  expect(
    figures.filter(({ pages, unseen }) => (pages.length === 0) !== (unseen !== undefined)).map(({ id }) => id),
  ).toEqual([])
})

describe('a visitor sees', () => {
  test.each(seen.map((place) => [place.id, place.page, place.figure] as const))('%s on %s', (_, page, figure) => {
    const $ = openPage(page)
    const machine = machineFigure(figure)
    const attribute = machine.element === 'time' ? 'datetime' : 'value'
    const shown = $(`main ${machine.element}[${attribute}]`)
      .toArray()
      .filter((element) => element.attribs[attribute] === machine.value && $(element).closest(hidden).length === 0)
      .map((element) => normalise($(element).text()))
    expect(shown).toContain(normalise(formatFigure(figure)))
  })
})
