import { Parser } from 'htmlparser2'
import { findNumbers } from '../content/figures/find-numbers.ts'
import { inlineElements } from './inline-elements.ts'

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
export interface LooseNumber {
  text: string
  /** The text that it stands in. */
  context: string
}

/** What a visitor without scripts reads of numbers on a page. */
export interface DocumentReading {
  figures: SeenFigure[]
  loose: LooseNumber[]
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

const unread = new Set(['script', 'style', 'head', 'template'])
const readAttributes = ['alt', 'aria-label', 'title'] as const

/**
 * Reads a built page as a visitor does who has scripts off. Every number stands in `<data>` or `<time>`, marked with the
 * id of its figure, or is loose.
 */
export function readDocument(html: string): DocumentReading {
  const reading: DocumentReading = { figures: [], loose: [], numbering: [] }
  const lists: { depth: number; numbers: number[] }[] = []
  let depth = 0
  let unreadFrom = 0
  let figure: OpenFigure | undefined
  let text = ''
  let isHeading = false

  const flush = () => {
    const words = text.replace(/\s+/g, ' ').trim()
    text = ''
    if (words) reading.loose.push(...findLoose(words, isHeading))
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (unreadFrom === 0 && (unread.has(name) || 'hidden' in attributes)) unreadFrom = depth
      if (unreadFrom > 0) return
      if (!inlineElements.has(name)) flush()
      if (/^h[1-6]$/.test(name)) isHeading = true
      for (const attribute of readAttributes) reading.loose.push(...findLoose(attributes[attribute] ?? '', false))
      if (name === 'ol' || name === 'ul' || name === 'main') lists.push({ depth, numbers: [] })
      if ((name === 'data' || name === 'time') && !figure) figure = openFigure(name, attributes, depth)
    },
    ontext: (words) => {
      if (unreadFrom > 0) return
      if (figure) figure.words += words
      else text += words
    },
    onclosetag: (name) => {
      if (figure && figure.depth === depth) {
        // A gap stands in the text for the figure, so that the words around it do not run together.
        text += closeFigure(figure, reading, lists.at(-1)?.numbers) ? ' … ' : figure.words
        figure = undefined
      }
      if (unreadFrom === 0 && !inlineElements.has(name)) flush()
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
  else if (isOrdinal && numbers && Number.parseInt(words, 10) === Number(machine)) numbers.push(Number(machine))
  else return isToday
  return true
}

function findLoose(context: string, isHeading: boolean): LooseNumber[] {
  // Most texts have nothing like a number, and seeing that is a hundred times quicker than judging numbers.
  if (!likeNumber.test(context)) return []
  // The number that a heading begins with is part of its name: `01. Subscriber Goal`.
  const named = isHeading ? context.replace(/^\d+\.\s/, (number) => ' '.repeat(number.length)) : context
  return findNumbers(named).map(({ text }) => ({ text, context }))
}
