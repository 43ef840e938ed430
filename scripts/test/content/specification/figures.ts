import { expect } from 'vitest'
import { codeFigures } from '../../../../renderer/content/figures/derived.ts'
import { formatFigure, machineFigure } from '../../../../renderer/content/figures/format.ts'
import type { LedgerFigure } from '../../../../renderer/content/figures/ledger.ts'
import { normalise } from '../site-pages.ts'
import { type Part, partOf } from './parts.ts'
import type { Check, Site } from './sentence.ts'

/** What a visitor does not see without opening something, or ever. */
const hidden = '[hidden], template, noscript, .sr-only'

/** A figure of the ledger. Without it the site has dropped what the specification gives. */
export function ledgerFigure({ ledger }: Pick<Site, 'ledger'>, id: string): LedgerFigure {
  const figure = ledger.find((entry) => entry.id === id)
  if (!figure) throw new Error(`the ledger has no figure ${id}, which the specification gives`)
  return figure
}

/** A page shows a figure of the ledger with its value, in an element that machines read; a number stands among words. */
export function shows(path: string, id: string, part: Part = 'main'): Check {
  return (site) => expectSeen(site, ledgerFigure(site, id), path, part)
}

/** A page shows several figures of one file, by their names in it. */
export function showsAll(path: string, scope: string, ...names: readonly string[]): Check {
  return (site) => {
    for (const name of names) shows(path, `${scope}/${name}`)(site)
  }
}

/** Expects a figure on a page as the ledger has it. */
export function expectSeen(site: Pick<Site, 'open'>, figure: LedgerFigure, path: string, part: Part = 'main'): void {
  const $ = site.open(path)
  const { element, value } = machineFigure(figure)
  const attribute = element === 'time' ? 'datetime' : 'value'
  const words = normalise(formatFigure(figure))
  const shown = partOf($, part, path)
    .find(`${element}[data-figure="${figure.id}"]`)
    .toArray()
    .filter((found) => $(found).closest(hidden).length === 0)
  expect(
    shown.map((found) => [found.attribs[attribute], normalise($(found).text())]),
    `${figure.id} on ${path}`,
  ).toContainEqual([value, words])
  // A date says itself what it is.
  if (typeof figure.value === 'string') return
  const surroundings = shown.flatMap((found) =>
    $(found)
      .parents('p, li, tr, h1, h2, h3, dl, figure')
      .toArray()
      .map((parent) => normalise($(parent).text())),
  )
  const isExplained = surroundings.some((text) => /\p{L}{2}/u.test(text.replaceAll(words, '')))
  expect(isExplained, `words beside ${figure.id} on ${path}`).toBe(true)
}

/** How many the ledger counts of something. */
export function counted(id: `count/${string}` | `home/${string}`): (site: Site) => number {
  return (site) => Number(ledgerFigure(site, id).value)
}

/** A default of the client code is what the ledger has it reviewed as. */
export function clientDefault(name: string): Check {
  return (site) => {
    const { value, unit } = ledgerFigure(site, `client/${name}`)
    expect(codeFigures().find(({ id }) => id === `client/${name}`)).toMatchObject({ value, unit })
  }
}

/** A difference that is not significant is called so wherever a page shows it: in its paragraph, on its card or its chart. */
export function expectCalledInsignificant(site: Pick<Site, 'open'>, id: string, path: string): void {
  const $ = site.open(path)
  const said = $(`main [data-figure="${id}"]`)
    .parents('p, li, tr, figure')
    .toArray()
    .some((parent) => /(not|n['’]t)( \w+)? significant/.test(normalise($(parent).text())))
  expect(said, `“not significant” beside ${id} on ${path}`).toBe(true)
}
