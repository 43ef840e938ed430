import type { ComponentProps, ReactNode } from 'react'
import { type Figure, standingWords } from '../content/figures/figure.ts'
import { type DisplayForm, formatFigure, machineFigure } from '../content/figures/format.ts'
import { resolveFigure, splitReferences } from '../content/figures/reference.ts'
import { unconfirmedMark } from '../content/schemas/stand-in.ts'
import { type PageScope, usePage } from '../use-page.ts'

interface FigureValueProps {
  figure: Figure
  form?: DisplayForm
  className?: string | undefined
  /** The same words with parts of the layout between them. */
  children?: ReactNode
}

/**
 * A figure that machines can read too, with its id in the ledger and in `figures.json`:
 * `<data value="41300" data-figure="lantern-post/total-reach">41,300</data>`, `<time datetime="2030-06-15" …>`.
 */
export function FigureValue({ figure, form = 'full', className, children }: FigureValueProps) {
  const { element: Element, value } = machineFigure(figure)
  return (
    <Element {...(Element === 'time' ? { dateTime: value } : { value })} data-figure={figure.id} className={className}>
      {children ?? formatFigure(figure, form)}
    </Element>
  )
}

/** A comma between words that the eye sees apart, for all who do not: search, copies and screen readers. */
export function Comma() {
  return <span className="absolute opacity-0">,</span>
}

/** Whether a figure was hoped for or came true, if it says so, in a word that is not seen again where the one before has it. */
export function StandingWord({ of: standing, before }: { of: Figure['standsFor']; before?: Figure | undefined }) {
  const look = `block font-label text-small font-semibold${standing === before?.standsFor ? ' opacity-0' : ''}`
  return standing && <span className={look}>{standingWords[standing]}</span>
}

/**
 * The figure that an id means on a page: of its own file first, or of the file that `of` names.
 *
 * @throws Error where there is none
 */
export function findFigure(id: string, { site, entry }: PageScope, of?: string): Figure {
  const figure = resolveFigure(id, site.figures, of ?? entry.id)
  if (!figure) throw new Error(`there is no figure ${id}`)
  return figure
}

export function FigureById({ id, of, form }: { id: string; of?: string; form?: DisplayForm }) {
  return <FigureValue figure={findFigure(id, usePage(), of)} form={form} />
}

interface TextProps {
  children: string
  /** The id of its file where that is not the page's. */
  of?: string
  /** The class of a figure in it, by its place in the text. */
  look?: (figure: Figure, index: number) => string | undefined
}

/** A text of the frontmatter with its references to figures. */
export function Text({ children, of, look }: TextProps) {
  const { site, entry } = usePage()
  return splitReferences(children, site.figures, of ?? entry.id).map((part) => {
    if (typeof part === 'string') return whisper(part)
    return <FigureValue key={part.index} {...part} className={look?.(part.figure, part.index)} />
  })
}

const unconfirmed = new RegExp(`(${unconfirmedMark.source})`, 'i')

/** Sets softly what only others know, such as `[period: to be confirmed]`. */
export function whisper(text: string): ReactNode {
  return text.split(unconfirmed).map((part, index) => (index % 2 === 0 ? part : <small key={part}>{part}</small>))
}

/** A paragraph of such a text. */
export function Paragraph({ children, of, ...attributes }: ComponentProps<'p'> & { children: string; of?: string }) {
  return (
    <p {...attributes}>
      <Text of={of}>{children}</Text>
    </p>
  )
}

/** The number of an item in a list that is numbered by text. The check reads these and refuses a gap. */
export function Ordinal({ value, className }: { value: number; className: string }) {
  return (
    <data value={value} data-ordinal="" className={className}>
      {`${value}.`}
    </data>
  )
}
