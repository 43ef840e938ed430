import { expect } from 'vitest'
import { allPaths, content, normalise, openPage } from '../site-pages.ts'
import { ledgerFigure } from './figures.ts'
import { pageFor } from './files.ts'
import { type Part, partOf } from './parts.ts'
import { all, type Check } from './sentence.ts'

/** The same check on every page, the failure screens included. */
export function everywhere(check: (path: string) => Check): Check {
  return all(...allPaths.map(check))
}

/**
 * The same check on the page of every pilot or story that the content has. There must be some.
 *
 * @param having what a page must show for the check to be due on it
 */
export function onEachOf<Kind extends 'pilots' | 'articles'>(
  kind: Kind,
  check: (path: string, file: `${Kind}/${string}`) => Check,
  having = 'main',
): Check {
  return () => {
    const files = content.site[kind].map(({ id }): `${Kind}/${string}` => `${kind}/${id}`)
    const shown = files.filter((file) => openPage(pageFor(file))(having).length > 0)
    expect(shown, `${kind} with ${having}`).not.toHaveLength(0)
    for (const file of shown) check(pageFor(file), file)()
  }
}

/** A part of a page has a text of its own, beside its heading. */
export function hasText(path: string, part: Part): Check {
  return () => {
    const found = partOf(openPage(path), part, path).clone()
    found.find('h2, h3, button').remove()
    expect(normalise(found.text()), `text of ${JSON.stringify(part)} on ${path}`).toMatch(/\p{L}{2,}\P{L}+\p{L}{2,}/u)
  }
}

/** A part of a page has a link within the site. */
export function link(path: string, href: string, words?: string, part: Part = 'main'): Check {
  return () => {
    const $ = openPage(path)
    const found = partOf($, part, path)
      .find('a')
      .toArray()
      .filter(({ attribs }) => attribs.href === href)
      .filter((element) => words === undefined || normalise($(element).text()) === words)
    expect(found, `links ${words} to ${href} on ${path}`).not.toHaveLength(0)
    for (const { attribs } of found) expect(attribs.target, `target of ${href} on ${path}`).toBeUndefined()
  }
}

/** A page has so many elements of a kind: a number of the design, or a count of the ledger by its id. */
export function count(path: string, selector: string, number: number | `count/${string}`): Check {
  return () => {
    const wanted = typeof number === 'number' ? number : Number(ledgerFigure(number).value)
    expect(openPage(path)(selector).toArray(), `${selector} on ${path}`).toHaveLength(wanted)
  }
}

/** Every element of a kind on a page has at least one of each of these within. */
export function each(path: string, selector: string, ...parts: readonly string[]): Check {
  return () => {
    const $ = openPage(path)
    const elements = $(selector).toArray()
    expect(elements, `${selector} on ${path}`).not.toHaveLength(0)
    for (const element of elements) {
      for (const wanted of parts) {
        const found = $(element).find(wanted).toArray()
        expect(found, `${wanted} in “${normalise($(element).text())}” on ${path}`).not.toHaveLength(0)
      }
    }
  }
}

/** A page shows these elements in this order: `main h1 | main p`. The first of each selector counts. */
export function order(path: string, parts: string): Check {
  return () => {
    const selectors = parts.trim().split(/\s*\|\s*/)
    const $ = openPage(path)
    const elements: unknown[] = $('body *').toArray()
    const positions = selectors.map((selector) => elements.indexOf($(selector).toArray()[0]))
    const missing = selectors.filter((_, index) => positions[index] === -1)
    expect(missing, `missing on ${path}`).toEqual([])
    expect(positions, `order of ${parts} on ${path}`).toEqual(positions.toSorted((a, b) => a - b))
  }
}

/** The sections of a page include these, in this order. */
export function sections(path: string, names: string): Check {
  return () => {
    const $ = openPage(path)
    const headings = $('main h2').toArray()
    const found = headings.map((element) => normalise($(element).text()))
    const wanted = names.split(', ')
    const those = found.filter((name) => wanted.includes(name))
    expect(those, `sections of ${path}: ${found.join(', ')}`).toEqual(wanted)
  }
}

/** Under a heading stand headings of the third level that speak of these subjects, in this order, each with a text. */
export function subheadings(path: string, heading: string, subjects: string): Check {
  return () => {
    const $ = openPage(path)
    const found = partOf($, { under: heading }, path).find('h3')
    const words = found.toArray().map((element) => normalise($(element).text()).toLowerCase())
    const wanted = subjects.toLowerCase().split(', ')
    const places = wanted.map((subject) => words.findIndex((name) => name.includes(subject)))
    expect(places, `${subjects} among ${words.join(', ')}`).not.toContain(-1)
    expect(places, `order of ${words.join(', ')}`).toEqual(places.toSorted((a, b) => a - b))
    // A heading may stand above the title of a chart, or at the end of a block of text, with a chart or quotations in the next.
    for (const place of places) {
      const element = found.eq(place)
      const caption = element.closest('figcaption').clone()
      caption.children().remove()
      const title = caption.text()
      const beneath = element.nextUntil('h3').text() || title || element.parent().next().text()
      expect(beneath.trim(), `text under “${words[place]}” on ${path}`).not.toBe('')
    }
  }
}

/** No page asks for any input. */
export const noInput: Check = everywhere((path) => count(path, 'form, input, select, textarea', 0))
