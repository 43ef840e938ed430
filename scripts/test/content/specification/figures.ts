import { expect } from 'vitest'
import { codeFigures } from '../../../../renderer/content/figures/derived.ts'
import { displayForms, formatFigure, machineFigure } from '../../../../renderer/content/figures/format.ts'
import type { LedgerFigure } from '../../../../renderer/content/figures/ledger.ts'
import { content, normalise, openPage } from '../site-pages.ts'
import type { Check } from './sentence.ts'

/** What a visitor does not see without opening something, or ever. */
const hidden = '[hidden], template, noscript, .sr-only'

/** A figure of the ledger. Without it the site has dropped what the specification gives. */
export function ledgerFigure(id: string): LedgerFigure {
  const figure = content.ledger.figures.find((entry) => entry.id === id)
  if (!figure) throw new Error(`the ledger has no figure ${id}, which the specification gives`)
  return figure
}

/**
 * Expects a figure on a page as the ledger has it, in any form and in an element that machines read; a number stands among
 * words.
 */
export function expectSeen(figure: LedgerFigure, path: string): void {
  const $ = openPage(path)
  const { element, value } = machineFigure(figure)
  const attribute = element === 'time' ? 'datetime' : 'value'
  const forms = displayForms.map((form) => normalise(formatFigure(figure, form)))
  const shown = $(`main ${element}[data-figure="${figure.id}"]`)
    .toArray()
    // Above a plan stands no more than the year of a date.
    .filter((found) => $(found).closest(`${hidden}, p[aria-hidden]`).length === 0)
  expect(shown, `${figure.id} on ${path}`).not.toHaveLength(0)
  for (const found of shown) {
    expect(found.attribs[attribute], `${figure.id} on ${path}`).toBe(value)
    expect(forms, `${figure.id} on ${path}`).toContain(normalise($(found).text()))
  }
  // A date says itself what it is.
  if (typeof figure.value === 'string') return
  const surroundings = shown.flatMap((found) => {
    const parents = $(found).parents('p, li, tr, h1, h2, h3, dl, figure').toArray()
    return parents.map((parent) => normalise($(parent).text()).replaceAll(normalise($(found).text()), ''))
  })
  const isExplained = surroundings.some((text) => /\p{L}{2}/u.test(text))
  expect(isExplained, `words beside ${figure.id} on ${path}`).toBe(true)
}

/** A default of the client code is what the ledger has it reviewed as. */
export function clientDefault(name: string): Check {
  return () => {
    const { value, unit } = ledgerFigure(`client/${name}`)
    expect(codeFigures().find(({ id }) => id === `client/${name}`)).toMatchObject({ value, unit })
  }
}

/** A difference that is not significant is called so beside it: in its paragraph, its card or its chart. */
export const insignificant: Check = () => {
  const figures = content.ledger.figures.filter(({ qualifier }) => qualifier === 'not significant')
  expect(figures, 'differences that are not significant').not.toHaveLength(0)
  for (const { id, path } of figures.flatMap(({ id, pages }) => pages.map((path) => ({ id, path })))) {
    const $ = openPage(path)
    const around = $(`main [data-figure="${id}"]`).parents('p, li, tr, figure').toArray()
    const isSaid = around.some((part) => /(not|n['’]t)( \w+)? significant/.test(normalise($(part).text())))
    expect(isSaid, `“not significant” beside ${id} on ${path}`).toBe(true)
  }
}
