import { Parser } from 'htmlparser2'
import { inlineElements } from '../reading/inline-elements.ts'

/** A part of a page from one heading to the next. */
export interface PageSection {
  /** The id of its heading; empty for what stands before the first heading with an id. */
  anchor: string
  heading: string
  text: string
  /** The figures and dates in it, as they are displayed. */
  figures: string[]
}

/** A page as search knows it. */
export interface SearchedPage {
  /** Its address. */
  path: string
  /** Its heading of the first level. */
  title: string
  sections: PageSection[]
}

/** What is no text of the page: navigation, controls, drawings. */
const unread = new Set(['script', 'style', 'template', 'svg', 'nav', 'button'])

interface OpenHeading {
  depth: number
  level: number
  id: string | undefined
  words: string
}

/**
 * Takes a built page apart for search: the content of its `<main>`, section by section. Left out is what stands on many
 * pages or is no text: navigation, controls and islands, drawings, words for screen readers alone, what only scripts show, and
 * whatever carries `data-unsearched`.
 */
export function readSections(path: string, html: string): SearchedPage {
  let title = ''
  let section = createSection('', '')
  const sections = [section]
  let depth = 0
  let unreadFrom = 0
  let heading: OpenHeading | undefined
  let figure: { depth: number; words: string } | undefined
  let block = ''

  const flush = () => {
    const words = fold(block)
    block = ''
    if (words) section.text = joinBlocks(section.text, words)
  }
  /** The words before and after an element do not run together; a `<span>` may be a part of the layout. */
  const breakAt = (element: string) => {
    if (!inlineElements.has(element) && !heading) flush()
    else if (!inlineElements.has(element) || element === 'span') addWords(' ')
  }
  const addWords = (words: string) => {
    if (heading) heading.words += words
    else block += words
  }
  const closeHeading = ({ level, id, words }: OpenHeading) => {
    const name = fold(words)
    if (level === 1 && title === '') title = name
    else if (id !== undefined) {
      section = createSection(id, name)
      sections.push(section)
    } else block = name
    flush()
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (unreadFrom > 0) return
      if (isUnread(name, attributes)) unreadFrom = depth
      breakAt(name)
      const [, level] = /^h([1-6])$/.exec(name) ?? []
      if (level !== undefined && unreadFrom === 0)
        heading = { depth, level: Number(level), id: attributes.id, words: '' }
      if ((name === 'data' || name === 'time') && unreadFrom === 0) figure = { depth, words: '' }
    },
    ontext: (words) => {
      if (unreadFrom > 0) return
      addWords(words)
      if (figure) figure.words += words
    },
    onclosetag: (name) => {
      if (figure?.depth === depth) {
        // What a heading says is found anyway.
        if (!heading) section.figures.push(fold(figure.words))
        figure = undefined
      }
      if (heading?.depth === depth) {
        closeHeading(heading)
        heading = undefined
      } else breakAt(name)
      if (unreadFrom === depth) unreadFrom = 0
      depth -= 1
    },
  })
  parser.end(mainOf(html))
  return { path, title, sections }
}

/** The content of `<main>`. Rendered pages have one, and write `<` in values as `&lt;`: the rest need not be parsed. */
function mainOf(html: string): string {
  const start = html.indexOf('<main')
  return start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>'))
}

function createSection(anchor: string, heading: string): PageSection {
  return { anchor, heading, text: '', figures: [] }
}

function isUnread(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    unread.has(name) ||
    'hidden' in attributes ||
    'data-island' in attributes ||
    'data-unsearched' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    (attributes.class ?? '').split(' ').some((name) => name === 'sr-only' || name === 'script-only')
  )
}

/** Blocks that end without a full stop, such as cards, are told apart by a dot. */
function joinBlocks(before: string, words: string): string {
  if (before === '') return words
  return /[.!?:…]["”’)]?$/.test(before) ? `${before} ${words}` : `${before} · ${words}`
}

function fold(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}
