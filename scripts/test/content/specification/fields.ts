import { expect } from 'vitest'
import type { Content } from '../../../../renderer/content/entries/site.ts'
import { plainText } from '../../../../renderer/content/figures/reference.ts'
import { cards, content, normalise, openPage } from '../site-pages.ts'
import { splitFile } from './files.ts'
import { type Part, partOf } from './parts.ts'
import type { Check } from './sentence.ts'

/**
 * A content file by the name that the code has for it (`summit`, `settings`), by its folder and its id (`pilots/givify`),
 * all files of a folder (`leaders`), or those with a card in their list (`cards of pilots`).
 */
export type FileName =
  | keyof Content
  | `${'pilots' | 'articles' | 'policy'}/${string}`
  | `cards of ${'pilots' | 'articles'}`

/**
 * What a field of the content says, with its figures written out. It must say something.
 *
 * @param path the way to it: `call.link.label`, or `agenda.*.title` of all items
 */
export function textsOf(file: FileName, path: string): string[] {
  const texts = entriesOf(file).flatMap(({ id, data }) =>
    valuesAt(data, path.split('.')).map((value) => {
      expect(value, `${file}: ${path}`).toBeTypeOf('string')
      return normalise(plainText(String(value), content.figures, id))
    }),
  )
  expect(texts, `texts of ${file}: ${path}`).not.toHaveLength(0)
  expect(texts, `texts of ${file}: ${path}`).not.toContain('')
  return texts
}

/** A part of a page shows what a field of the content says: all its texts, word for word. */
export function tells(path: string, file: FileName, field: string, part: Part = 'main'): Check {
  return () => {
    const shown = normalise(partOf(openPage(path), part, path).text())
    for (const text of textsOf(file, field)) expect(shown, `${file}: ${field}, on ${path}`).toContain(text)
  }
}

/** A page has the title of a file as its heading. */
export function titled(path: string, file: FileName): Check {
  return tells(path, file, 'title', 'main h1')
}

/** The elements of a kind on a page show what a field of the content says: each one text, all of them, in their order. */
export function lists(path: string, file: FileName, field: string, selector: string): Check {
  return () => showsOnly(path, selector, textsOf(file, field))
}

/** The cards of a page have these links, one by one: a few above its text, then those with an address, then the others. */
export function listsLinks(path: string, links: readonly { label: string; placeholder: boolean }[], above = 0): Check {
  const below = links.slice(above).sort((a, b) => Number(a.placeholder) - Number(b.placeholder))
  const labels = [...links.slice(0, above), ...below].map(({ label }) => normalise(label))
  return () => showsOnly(path, '[data-card=resource] a', labels)
}

function showsOnly(path: string, selector: string, texts: readonly string[]): void {
  const $ = openPage(path)
  const elements = $(selector).toArray()
  const shown = elements.map((element) => normalise($(element).text().replace('(opens in a new tab)', '')))
  expect(shown, `${selector} on ${path}`).toEqual(texts)
}

/** A field of the content has the words that the specification quotes: who changes them changes the specification. */
export function fixes(file: FileName, field: string, ...words: readonly string[]): Check {
  return () => expect(textsOf(file, field), `the specification fixes the words of ${file}: ${field}`).toEqual(words)
}

/** A part of a page has a link to every address that fields of the content hold. */
export function leadsTo(path: string, part: Part, file: FileName, ...fields: readonly string[]): Check {
  return () => {
    const links = partOf(openPage(path), part, path).find('a[target]').toArray()
    const addresses = links.map(({ attribs }) => attribs.href)
    for (const wanted of fields.flatMap((field) => textsOf(file, field)))
      expect(addresses, `external links on ${path}`).toContain(wanted)
  }
}

function entriesOf(file: FileName): readonly { id: string; data: unknown }[] {
  if (file === 'cards of pilots') return cards.pilots
  if (file === 'cards of articles') return cards.articles
  const whole = Object.entries(content.site).find(([name]) => name === file)?.[1]
  if (whole) return [whole].flat()
  const [folder, wanted] = splitFile(file)
  const entry = content.site[folder].find(({ id }) => id === wanted)
  if (!entry) throw new Error(`the content has no ${file}`)
  return [entry]
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (value === undefined) return []
  if (key === undefined) return [value]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  return typeof value === 'object' && value !== null
    ? valuesAt(Object.entries(value).find(([name]) => name === key)?.[1], rest)
    : []
}
