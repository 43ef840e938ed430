import { type Document, type Element, getElementsByTagName, textContent } from './dom.ts'

/** What the head of a page says to browsers, search engines and link previews, where it may hold a number. */
export interface HeadValue {
  /** Where it is: `title`, `og:description`, `Event.startDate`. */
  place: string
  value: string | number
}

/** What a `meta` contains for machines: how to read, to draw and to reach the page. Whatever is not listed here is read. */
const structural: ReadonlySet<string> = new Set([
  ...['viewport', 'color-scheme', 'theme-color', 'robots', 'referrer', 'format-detection'],
  ...['og:type', 'og:locale', 'og:url', 'og:image', 'og:image:width', 'og:image:height'],
  ...['twitter:card', 'twitter:image', 'twitter:site', 'twitter:creator'],
])

/** Reads what a page says to machines: its head, and structured data anywhere. */
export function readHead(document: Document): HeadValue[] {
  return getElementsByTagName((name) => readElements.has(name), document).flatMap(readElement)
}

const readElements = new Set(['meta', 'link', 'title', 'script'])

function readElement(element: Element): HeadValue[] {
  const { name, attribs, parent } = element
  if (name === 'link') return [{ place: 'link title', value: attribs.title ?? '' }]
  if (name === 'script') return attribs.type === 'application/ld+json' ? readStructuredData(textContent(element)) : []
  if (name === 'meta') return readMeta(attribs)
  const isInHead = parent !== null && 'name' in parent && parent.name === 'head'
  return isInHead ? [{ place: 'title', value: textContent(element) }] : []
}

/** What a `meta` says that a visitor could be shown. */
function readMeta({ name, property, itemprop, content }: Element['attribs']): HeadValue[] {
  const place = name ?? property ?? itemprop
  return place === undefined || content === undefined || structural.has(place) ? [] : [{ place, value: content }]
}

/** The texts and numbers in structured data (JSON-LD), with type and field; what is no JSON is one text. */
function readStructuredData(json: string): HeadValue[] {
  try {
    return valuesOf(JSON.parse(json), 'data')
  } catch {
    return [{ place: 'structured data', value: json }]
  }
}

function valuesOf(value: unknown, place: string, order = 1): HeadValue[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ place, value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesOf(item, place, index + 1))
  if (typeof value !== 'object' || value === null) return []
  const type = '@type' in value ? String(value['@type']) : place
  return Object.entries(value)
    .filter(([key, item]) => !isStructural(key, item, order))
    .flatMap(([key, item]) => valuesOf(item, `${type}.${key}`))
}

/** Whether a field is no fact: `position: 2` of the second breadcrumb, or `price: 0` of what is free. */
function isStructural(key: string, value: unknown, order: number): boolean {
  return (key === 'position' && value === order) || (key === 'price' && (value === 0 || value === '0'))
}
