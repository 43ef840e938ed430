import { describe, expect, test } from 'vitest'
import { entryAt } from '../../../renderer/content/entries/site.ts'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { redirectDocument } from '../../../renderer/content/kinds/redirect.ts'
import { isCollection, listOf } from '../../../renderer/content/kinds/routes.ts'
import { singles } from '../../../renderer/content/kinds/singles.ts'
import { allPaths, content, documents, failurePaths, listFiles, openPage, readFile, textOf } from './site-pages.ts'
import { findDeadLinks } from './targets.ts'

const { navigation } = content.site.settings.data
const navigated = [...navigation.links, navigation.button].map(({ href }) => href)

/** The descriptions of the pages by their addresses, with their figures written out. */
const descriptions = new Map(
  documents.flatMap(({ path, file }) => {
    const entry = Object.values(content.site)
      .flat()
      .find((candidate) => candidate.file === file)
    return entry && 'description' in entry.data
      ? [[path, plainText(entry.data.description, content.figures, entry.id)]]
      : []
  }),
)

/** The attributes of the built pages that make a browser load something at once. */
const loading = [
  ['script', 'src'],
  ['link:not([rel=canonical], [rel=alternate])', 'href'],
  ['img, source, iframe, video, audio, embed, input, track', 'src'],
  ['img, source', 'srcset'],
  ['video', 'poster'],
  ['object', 'data'],
  ['use, image', 'href'],
] as const

/** The links of the navigation that belong to a page, and how each is marked. */
function currentLinks(path: string): [string, string][] {
  const { kind } = entryAt(content.site, path) ?? {}
  const above = kind && isCollection(kind) ? listOf(kind) : undefined
  const list = above && singles[above].path
  return navigated.flatMap((href) => (href === path ? [[href, 'page']] : href === list ? [[href, 'true']] : []))
}

test('there is a document for each page, each failure and each old address, and no other', () => {
  const moved = content.site.redirects.map(({ from }) => redirectDocument(from))
  const wanted = [...documents.map(({ name }) => name), ...moved]
  const built = listFiles().filter((name) => name.endsWith('.html'))
  expect(built.toSorted()).toEqual(wanted.toSorted())
})

test('every page has a title of its own', () => {
  const titles = allPaths.map((path) => openPage(path)('head title').text())
  expect(titles.filter((title) => title.length < 5)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('style sheets load nothing from elsewhere', () => {
  const sheets = listFiles().filter((name) => name.endsWith('.css'))
  expect(sheets).not.toHaveLength(0)
  for (const name of sheets) expect(readFile(name), name).not.toMatch(/url\(\s*["']?(https?:)?\/\/|@import/)
})

describe.each(allPaths)('the document at %s', (path) => {
  const $ = openPage(path)

  test('has one heading of the first level, and skips no level', () => {
    const headings = $('h1, h2, h3, h4, h5, h6').toArray()
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
    expect(skipped).toEqual([])
    for (const heading of headings) expect($(heading).text().trim()).not.toBe('')
  })

  test('names its language, its encoding, its viewport, its icons and a colour for the light and the dark', () => {
    expect($('html').attr('lang')).toMatch(/^en\b/)
    expect($('head meta[charset]').attr('charset')?.toLowerCase()).toBe('utf-8')
    expect($('head meta[name=viewport]').attr('content')).toBe('width=device-width, initial-scale=1')
    for (const rel of ['icon', 'apple-touch-icon']) expect($(`head link[rel="${rel}"]`)).not.toHaveLength(0)
    const colors = $('head meta[name=theme-color]').toArray()
    const media = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
    expect(colors.map(({ attribs }) => attribs.media)).toEqual(media)
  })

  test('has the description that its file gives', () => {
    const description = $('head meta[name=description]')
    expect(description).toHaveLength(1)
    expect(description.attr('content')).toBe(descriptions.get(path))
  })

  test('names its own address, or keeps out of search results', () => {
    const canonical = $('head link[rel=canonical]')
    if (failurePaths.includes(path)) {
      expect(canonical).toHaveLength(0)
      expect($('head meta[name=robots]').attr('content')).toContain('noindex')
    } else {
      expect(canonical).toHaveLength(1)
      expect(new URL(canonical.attr('href') ?? '').pathname).toBe(path)
      expect(canonical.attr('href')).toMatch(/^https:/)
      expect($('head meta[name=robots][content*=noindex]')).toHaveLength(0)
    }
  })

  test('needs no exception from a strict Content-Security-Policy', () => {
    const inline = $('script:not([src])').toArray()
    expect(inline.filter((script) => $(script).attr('type') !== 'application/ld+json')).toEqual([])
    for (const block of inline) expect(() => JSON.parse($(block).text())).not.toThrow()
    expect($('style, [style]')).toHaveLength(0)
    const attributes = Array.from($('html, html *'), ({ attribs }) => Object.keys(attribs)).flat()
    expect(attributes.filter((name) => /^on/i.test(name))).toEqual([])
    expect($('[href^="javascript:"]')).toHaveLength(0)
  })

  test('loads nothing from another origin', () => {
    const sources = loading.flatMap(([selector, name]) =>
      Array.from($(`:is(${selector})[${name}]`), ({ attribs }) => attribs[name] ?? ''),
    )
    expect(sources).not.toHaveLength(0)
    expect(sources.filter((source) => !/^(\/(?!\/)|#|data:)/.test(source))).toEqual([])
  })

  test('links only to what exists', () => {
    expect(findDeadLinks(path)).toEqual([])
  })

  test('has no id twice, and refers only to ids that exist', () => {
    const ids = Array.from($('[id]'), ({ attribs }) => attribs.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for']
    const references = names
      .flatMap((name) => Array.from($(`html [${name}]`), ({ attribs }) => attribs[name]?.split(/\s+/)))
      .flat()
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has the places that links are checked against, and no others', () => {
    // A drawing may name a shape that it shows again, and a term its meaning.
    const ids = Array.from($('body [id]').not('svg [id], .term [id]'), ({ attribs }) => attribs.id)
    if (!failurePaths.includes(path)) expect([...content.index.anchorsOf(path)].sort()).toEqual(ids.sort())
  })

  test('opens a new tab for other sites alone, says so, and keeps it from reaching back', () => {
    const home = new URL(openPage('/')('link[rel=canonical]').attr('href') ?? '').origin
    for (const element of $('a[href]').toArray()) {
      const link = $(element)
      const { href = '', target, rel } = element.attribs
      const isOutside = /^(https?:)?\/\//.test(href) && href !== home
      // Where a link in the text of a file opens is the visitor's choice.
      if (isOutside && !(target === undefined && link.closest('.prose').length > 0)) {
        expect(href).toMatch(/^https:\/\/\S+$/)
        expect(target, link.text()).toBe('_blank')
        expect(rel?.split(' '), link.text()).toContain('noopener')
        expect(link.text().trim()).toMatch(/\(opens in a new tab\)$/)
      } else expect(target, link.text()).toBeUndefined()
    }
  })

  test('marks the link of the navigation that belongs to it, and no other', () => {
    const marked = Array.from($('[aria-current]'), ({ attribs }) => [attribs.href, attribs['aria-current']])
    expect(marked).toEqual(currentLinks(path))
    expect($('header nav [aria-current]')).toHaveLength(marked.length)
  })

  test('shows no trace of a value or a reference that failed', () => {
    const html = $.html()
    for (const trace of [/undefined/, /\[object Object\]/, /:stat\[/, /\bNaN\b/, /Invalid Date/, /\{\{/]) {
      expect(html).not.toMatch(trace)
    }
    expect(textOf($)).not.toMatch(/::[a-z]|\bnull\b/)
  })

  test('hides each drawing, or says what it shows', () => {
    expect($('svg:not([aria-hidden=true], [role=img])')).toHaveLength(0)
  })
})
