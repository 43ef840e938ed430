import { blankHeadingNumber, type FoundNumber, findNumbers, mayHoldNumbers } from '../content/figures/find-numbers.ts'
import { formatMoment, parseMoment } from '../content/figures/moment.ts'
import { findBesideFigure } from './beside-figure.ts'
import { type Document, type Element, inlineElements, isTag, isText, type Node } from './dom.ts'
import { type HeadValue, readHead } from './read-head.ts'

/** A number that a visitor reads and that belongs to no figure, with the text around it. */
export interface LooseNumber extends FoundNumber {
  context: string
}

/** What a visitor without scripts reads of numbers on a page, and what the head of the page says. */
export interface NumberReading {
  /** What the head says, and structured data anywhere, as far as it holds anything like a number. */
  head: HeadValue[]
  /** Each figure with the attribute that machines read, and the words that a visitor reads. */
  figures: { id: string; element: 'data' | 'time'; machine: string; words: string }[]
  loose: LooseNumber[]
  /** What is beside a figure and changes it, as `million` does, with the text around both. */
  changed: { beside: string; context: string; id: string }[]
  /** The numbers of lists whose numbering is text, list by list: each must run from 1 without a gap. */
  numbering: number[][]
}

/** Takes the place of a figure in the text, so that the words around it do not run together. */
const gap = ' … '

const unread = new Set(['script', 'style', 'head', 'template'])
/** The attributes whose words a browser shows or a screen reader speaks. */
const readAttributes: ReadonlySet<string> = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'summary', 'abbr'],
  ...['aria-label', 'aria-description', 'aria-roledescription'],
  ...['aria-placeholder', 'aria-valuetext', 'aria-braillelabel'],
])
/** The elements whose value a browser shows as their words. */
const shownValues = new Set(['input', 'button', 'option'])

/**
 * Reads the numbers of a page as a visitor does who has scripts off. Every number is in `<data>` or `<time>`, marked
 * with the id of its figure, or is loose.
 */
export function readNumbers(document: Document): NumberReading {
  const head = readHead(document).filter(({ value }) => mayHoldNumbers(String(value)))
  const reading: NumberReading = { head, figures: [], loose: [], changed: [], numbering: [] }
  /** The numbers of the list that is being read. */
  let numbers: number[] | undefined
  /** The words of the figure that is being read. */
  let figure: string | undefined
  let text = ''
  /** The figures in the text, and where a `<span>` in it begins or ends, which may be a part of the layout. */
  let within: { start: number; words: string; id: string }[] = []
  let breaks: number[] = []
  let isHeading = false

  const flush = () => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (within.length > 0) reading.changed.push(...findChanged(text, within, breaks))
    text = ''
    within = []
    breaks = []
    if (words) reading.loose.push(...findLoose(words, isHeading))
  }
  const breakAt = (name: string) => {
    if (!inlineElements.has(name)) flush()
    if (name === 'span') breaks.push(text.length)
  }
  const visit = (node: Node) => {
    if (isText(node)) {
      if (figure !== undefined) figure += node.data
      else text += node.data
    }
    if (!isTag(node) || unread.has(node.name) || 'hidden' in node.attribs) return
    const { name, attribs, children } = node
    breakAt(name)
    if (/^h[1-6]$/.test(name)) isHeading = true
    for (const [attribute, value] of Object.entries(attribs)) {
      const isRead = readAttributes.has(attribute) || (attribute === 'value' && shownValues.has(name))
      if (isRead) reading.loose.push(...findLoose(value, false))
    }
    if (name === 'ol' || name === 'ul' || name === 'main') visitList(children)
    else if ((name === 'data' || name === 'time') && figure === undefined) visitFigure(node)
    else children.forEach(visit)
    breakAt(name)
    if (/^h[1-6]$/.test(name)) isHeading = false
  }
  const visitList = (children: readonly Node[]) => {
    const around = numbers
    const listed: number[] = []
    numbers = listed
    children.forEach(visit)
    numbers = around
    if (listed.length > 0) reading.numbering.push(listed)
  }
  const visitFigure = (element: Element) => {
    figure = ''
    element.children.forEach(visit)
    const words = figure
    figure = undefined
    const isKnown = closeFigure(element, words, reading, numbers)
    const id = element.attribs['data-figure']
    if (id !== undefined) within.push({ start: text.length, words, id })
    text += isKnown ? gap : words
  }
  document.children.forEach(visit)
  flush()
  return reading
}

/** Notes what a closed `<data>` or `<time>` says; false when it names no figure, so that its number is loose. */
function closeFigure({ name, attribs }: Element, words: string, reading: NumberReading, numbers?: number[]): boolean {
  const element = name === 'time' ? 'time' : 'data'
  const id = attribs['data-figure']
  const machine = (element === 'time' ? attribs.datetime : attribs.value) ?? ''
  if (id !== undefined) reading.figures.push({ id, element, machine, words: words.trim() })
  // The number of an item and nothing else: `3.`
  else if ('data-ordinal' in attribs && numbers && words.trim() === `${Number(machine)}.`) numbers.push(Number(machine))
  // How many dots a drawing has.
  else if ('data-dots' in attribs) return words === Number(machine).toLocaleString('en-US')
  else return 'data-today' in attribs && words.trim() === displayDay(machine)
  return true
}

/** The day that machines read, as readers see it. */
function displayDay(machine: string): string | undefined {
  const day = parseMoment(machine)
  return day?.kind === 'date' ? formatMoment(day) : undefined
}

/** Finds what changes the figures in a text, which has a gap in the place of each. */
function findChanged(
  text: string,
  figures: readonly { start: number; words: string; id: string }[],
  breaks: readonly number[],
): NumberReading['changed'] {
  return figures.flatMap(({ start, words, id }) => {
    const end = start + gap.length
    const before = text.slice(breaks.findLast((place) => place <= start) ?? 0, start)
    const after = text.slice(
      end,
      breaks.find((place) => place >= end),
    )
    const beside = findBesideFigure(before.replaceAll(gap, '\uFFFC'), after.replaceAll(gap, '\uFFFC'), words)
    if (beside === undefined) return []
    return { beside, id, context: `${text.slice(0, start)}${words}${text.slice(end)}`.replace(/\s+/g, ' ').trim() }
  })
}

function findLoose(context: string, isHeading: boolean): LooseNumber[] {
  return findNumbers(isHeading ? blankHeadingNumber(context) : context).map((number) => ({ ...number, context }))
}
