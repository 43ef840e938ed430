import { Parser } from 'htmlparser2'
import { findBesideFigure } from '../content/figures/beside-figure.ts'
import { type FoundNumber, findNumbers } from '../content/figures/find-numbers.ts'
import { blankHeadingNumber } from '../content/figures/heading-number.ts'
import { formatMoment, parseMoment } from '../content/figures/moment.ts'
import { inlineElements } from './inline-elements.ts'
import { type HeadValue, readMeta, readStructuredData } from './read-head.ts'

/** A figure as it stands on a built page. */
export interface SeenFigure {
  id: string
  element: 'data' | 'time'
  /** The attribute that machines read. */
  machine: string
  /** The words that a visitor reads. */
  words: string
}

/** A number that a visitor reads and that belongs to no figure. */
export interface LooseNumber extends FoundNumber {
  /** The text that it stands in. */
  context: string
}

/** A figure that the words around it change, as `million` after it does. */
export interface ChangedFigure {
  /** What stands beside it. */
  beside: string
  /** The text that it stands in, with its words. */
  context: string
}

/** What a visitor without scripts reads of numbers on a page, and what the head of the page says. */
export interface DocumentReading {
  /** What the head says, and structured data wherever it stands, as far as it holds anything like a number. */
  head: HeadValue[]
  figures: SeenFigure[]
  loose: LooseNumber[]
  changed: ChangedFigure[]
  /** The numbers of lists whose numbering is text, list by list: each must run from 1 without a gap. */
  numbering: number[][]
}

interface OpenFigure {
  element: 'data' | 'time'
  id?: string
  machine: string
  words: string
  isOrdinal: boolean
  isToday: boolean
  depth: number
}

/** What every number has, and few other texts: a digit, or the beginning of a word for a number. */
const likeNumber =
  /\p{N}|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twe|thir|for|fif|half|hundred|thousand|million|billion|trillion)/iu

/** Stands in the text for a figure, so that the words around it do not run together. */
const gap = ' … '

const unread = new Set(['script', 'style', 'head', 'template'])
/** The attributes whose words a browser shows or a screen reader speaks. */
const readAttributes = [
  ...['alt', 'title', 'placeholder', 'label', 'summary', 'abbr'],
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-placeholder',
    'aria-valuetext',
    'aria-braillelabel',
  ],
] as const
/** The elements whose value a browser shows as their words. */
const shownValues = new Set(['input', 'button', 'option'])

/**
 * Reads a built page as a visitor does who has scripts off. Every number stands in `<data>` or `<time>`, marked with the
 * id of its figure, or is loose.
 */
export function readDocument(html: string): DocumentReading {
  const reading: DocumentReading = { head: [], figures: [], loose: [], changed: [], numbering: [] }
  const lists: { depth: number; numbers: number[] }[] = []
  let depth = 0
  let unreadFrom = 0
  let figure: OpenFigure | undefined
  let text = ''
  /** The figures in the text, and where a `<span>` in it begins or ends, which may be a part of the layout. */
  let within: PlacedFigure[] = []
  let breaks: number[] = []
  let isHeading = false
  let isHead = false
  let headText: { name: string; text: string } | undefined

  const flush = () => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (within.length > 0) reading.changed.push(...findChanged(text, within, breaks))
    text = ''
    within = []
    breaks = []
    if (words) reading.loose.push(...findLoose(words, isHeading))
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (name === 'head') isHead = true
      if (name === 'meta') reading.head.push(...keepNumbers(readMeta(attributes)))
      if (name === 'link') reading.head.push(...keepNumbers({ place: 'link title', value: attributes.title ?? '' }))
      if ((name === 'title' && isHead) || (name === 'script' && attributes.type === 'application/ld+json'))
        headText = { name, text: '' }
      if (unreadFrom === 0 && (unread.has(name) || 'hidden' in attributes)) unreadFrom = depth
      if (unreadFrom > 0) return
      if (!inlineElements.has(name)) flush()
      if (name === 'span') breaks.push(text.length)
      if (/^h[1-6]$/.test(name)) isHeading = true
      for (const attribute of readAttributes) reading.loose.push(...findLoose(attributes[attribute] ?? '', false))
      if (shownValues.has(name)) reading.loose.push(...findLoose(attributes.value ?? '', false))
      if (name === 'ol' || name === 'ul' || name === 'main') lists.push({ depth, numbers: [] })
      if ((name === 'data' || name === 'time') && !figure) figure = openFigure(name, attributes, depth)
    },
    ontext: (words) => {
      if (headText) headText.text += words
      if (unreadFrom > 0) return
      if (figure) figure.words += words
      else text += words
    },
    onclosetag: (name) => {
      if (name === 'head') isHead = false
      if (headText?.name === name) {
        const { text } = headText
        reading.head.push(
          ...(name === 'title' ? [{ place: 'title', value: text }] : readStructuredData(text)).flatMap(keepNumbers),
        )
        headText = undefined
      }
      if (figure && figure.depth === depth) {
        const isKnown = closeFigure(figure, reading, lists.at(-1)?.numbers)
        if (figure.id !== undefined) within.push({ start: text.length, words: figure.words })
        text += isKnown ? gap : figure.words
        figure = undefined
      }
      if (unreadFrom === 0 && !inlineElements.has(name)) flush()
      if (name === 'span') breaks.push(text.length)
      if (/^h[1-6]$/.test(name)) isHeading = false
      if (lists.at(-1)?.depth === depth) {
        const numbers = lists.pop()?.numbers ?? []
        if (numbers.length > 0) reading.numbering.push(numbers)
      }
      if (unreadFrom === depth) unreadFrom = 0
      depth -= 1
    },
  })
  parser.end(html)
  flush()
  return reading
}

function openFigure(element: 'data' | 'time', attributes: Readonly<Record<string, string>>, depth: number): OpenFigure {
  const id = attributes['data-figure']
  return {
    element,
    ...(id !== undefined && { id }),
    machine: (element === 'time' ? attributes.datetime : attributes.value) ?? '',
    words: '',
    isOrdinal: 'data-ordinal' in attributes,
    isToday: 'data-today' in attributes,
    depth,
  }
}

/** Notes what a closed `<data>` or `<time>` says; false when it names no figure, so that its number is loose. */
function closeFigure(figure: OpenFigure, reading: DocumentReading, numbers: number[] | undefined): boolean {
  const { element, id, machine, words, isOrdinal, isToday } = figure
  if (id !== undefined) reading.figures.push({ id, element, machine, words: words.trim() })
  else if (isOrdinal && numbers && /^\d+[.):]?$/.test(words.trim()) && Number.parseInt(words, 10) === Number(machine))
    numbers.push(Number(machine))
  else return isToday && words.trim() === displayDay(machine)
  return true
}

/** The day that machines read, as readers see it. */
function displayDay(machine: string): string | undefined {
  const day = parseMoment(machine)
  return day?.kind === 'date' ? formatMoment(day) : undefined
}

/** A value of the head, if there is anything like a number in it. */
function keepNumbers(value: HeadValue | undefined): HeadValue[] {
  return value && likeNumber.test(String(value.value)) ? [value] : []
}

/** A figure in a text, for which a gap stands there. */
interface PlacedFigure {
  start: number
  words: string
}

/** The figures in a text that what stands beside them changes. */
function findChanged(text: string, figures: readonly PlacedFigure[], breaks: readonly number[]): ChangedFigure[] {
  return figures.flatMap(({ start, words }) => {
    const end = start + gap.length
    const before = text.slice(breaks.findLast((place) => place <= start) ?? 0, start)
    const after = text.slice(
      end,
      breaks.find((place) => place >= end),
    )
    const beside = findBesideFigure(before.replaceAll(gap, '\uFFFC'), after.replaceAll(gap, '\uFFFC'))
    if (beside === undefined) return []
    return { beside, context: `${text.slice(0, start)}${words}${text.slice(end)}`.replace(/\s+/g, ' ').trim() }
  })
}

function findLoose(context: string, isHeading: boolean): LooseNumber[] {
  // Most texts have nothing like a number, and seeing that is a hundred times quicker than judging numbers.
  if (!likeNumber.test(context)) return []
  return findNumbers(isHeading ? blankHeadingNumber(context) : context).map((found) => ({ ...found, context }))
}
