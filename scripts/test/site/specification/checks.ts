import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import type { Check, Site } from './sentence.ts'

/** Several checks as one. */
export function all(...checks: readonly Check[]): Check {
  return (site) => {
    for (const check of checks) check(site)
  }
}

/** The same check on several pages. */
export function onEach(paths: readonly string[], check: (path: string) => Check): Check {
  return all(...paths.map(check))
}

/** The same check on every page, the failure screens included. */
export function everywhere(check: (path: string) => Check): Check {
  return (site) => onEach([...site.paths, ...site.failurePaths], check)(site)
}

/** The text of a page has all these words. */
export function says(path: string, ...words: readonly (string | RegExp)[]): Check {
  return (site) => expectWords(site.text(path), words, path)
}

/** The part of a page under a heading of the second level has all these words. */
export function part(path: string, heading: string, ...words: readonly (string | RegExp)[]): Check {
  return (site) => {
    const $ = site.open(path)
    const found = $('main h2').filter((_, element) => normalise($(element).text()) === heading)
    expect(found.length, `headings “${heading}” on ${path}`).toBe(1)
    expectWords(normalise(found.closest('section').text()), words, `${path}, under “${heading}”`)
  }
}

/**
 * A page shows a figure as people read it, in an element that machines read.
 *
 * @param figure its digits with the signs that belong to them, such as `20,000+`
 * @param beside what the paragraph, card or row around it speaks of
 */
export function shows(path: string, figure: string, beside?: RegExp): Check {
  const digits = figure.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  // A word or a currency may stand before it (about, under, US$); a day before a year makes another figure.
  const pattern = new RegExp(`^[A-Za-z ]*${digits}\\.?$`)
  return (site) => {
    const $ = site.open(path)
    const values = $('main')
      .find('data[value], time[datetime]')
      .toArray()
      .filter((element) => pattern.test(normalise($(element).text())))
    expect(values.length, `figures “${figure}” on ${path}`).toBeGreaterThan(0)
    if (!beside) return
    const surroundings = values.flatMap((value) =>
      $(value)
        .parents('p, li, tr, h1, h2, h3, dl, figure')
        .toArray()
        .map((element) => normalise($(element).text())),
    )
    expect(
      surroundings.some((text) => beside.test(text)),
      `“${figure}” on ${path} beside ${beside}, found only: ${surroundings.join(' | ')}`,
    ).toBe(true)
  }
}

/** A part of a page has a link within the site. */
export function link(path: string, href: string, words: string | RegExp = /./, within = 'main'): Check {
  return (site) => {
    const found = linksOf(site, path, within).filter((candidate) => candidate.href === href && fits(candidate, words))
    expect(found, `links ${words} to ${href} on ${path}`).not.toHaveLength(0)
    for (const { target } of found) expect(target, `target of ${href} on ${path}`).toBeUndefined()
  }
}

/**
 * A part of a page has a link to another site, which opens in a new tab.
 *
 * @param number how many there must be; at least one unless told
 */
export function external(path: string, words: RegExp = /./, within = 'main', number?: number): Check {
  return (site) => {
    const found = linksOf(site, path, within).filter((candidate) => fits(candidate, words) && candidate.target)
    if (number === undefined) expect(found, `external links ${words} on ${path}`).not.toHaveLength(0)
    else expect(found, `external links ${words} on ${path}`).toHaveLength(number)
    for (const { href, target, rel } of found) {
      expect(href).toMatch(/^https:\/\/\S+$/)
      expect(target).toBe('_blank')
      expect(rel?.split(' ')).toContain('noopener')
    }
  }
}

/** A page has so many elements of a kind. */
export function count(path: string, selector: string, number: number): Check {
  return (site) => expect(site.open(path)(selector).toArray(), `${selector} on ${path}`).toHaveLength(number)
}

/** A page has at least one element of each of these kinds. */
export function some(path: string, ...selectors: readonly string[]): Check {
  return (site) => {
    for (const selector of selectors) {
      expect(site.open(path)(selector).toArray(), `${selector} on ${path}`).not.toHaveLength(0)
    }
  }
}

/** Every element of a kind on a page has at least one of each of these within. */
export function each(path: string, selector: string, ...parts: readonly string[]): Check {
  return (site) => {
    const $ = site.open(path)
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

/** A page shows these elements in this order; the first of each selector counts. */
export function order(path: string, ...selectors: readonly string[]): Check {
  return (site) => {
    const $ = site.open(path)
    const elements: unknown[] = $('body *').toArray()
    const positions = selectors.map((selector) => {
      return elements.indexOf($(selector).toArray()[0])
    })
    const missing = selectors.filter((_, index) => positions[index] === -1)
    expect(missing, `missing on ${path}`).toEqual([])
    expect(positions, `order of ${selectors.join(', ')} on ${path}`).toEqual(positions.toSorted((a, b) => a - b))
  }
}

/** The headings of a level on a page include these, in this order. */
export function headings(path: string, level: 1 | 2 | 3, ...names: readonly string[]): Check {
  return (site) => {
    const $ = site.open(path)
    const found = $(`main h${level}`)
      .toArray()
      .map((element) => normalise($(element).text()))
    expect(
      found.filter((name) => names.includes(name)),
      `headings of ${path}: ${found.join(', ')}`,
    ).toEqual(names)
  }
}

/** No page asks for any input. */
export const noInput: Check = everywhere((path) => count(path, 'form, input, select, textarea', 0))

interface Link {
  href: string | undefined
  target: string | undefined
  rel: string | undefined
  text: string
}

function linksOf(site: Site, path: string, within: string): Link[] {
  const $ = site.open(path)
  return $(within)
    .find('a')
    .toArray()
    .map((element) => ({
      href: $(element).attr('href'),
      target: $(element).attr('target'),
      rel: $(element).attr('rel'),
      text: normalise($(element).text()),
    }))
}

function fits({ text }: Link, words: string | RegExp): boolean {
  return typeof words === 'string' ? text === words : words.test(text)
}

function expectWords(text: string, words: readonly (string | RegExp)[], where: string): void {
  for (const wanted of words) {
    if (typeof wanted === 'string') expect(text, where).toContain(wanted)
    else expect(text, where).toMatch(wanted)
  }
}
