import type { ReactNode } from 'react'
import { type Figure, standingWords } from '../../content/figures/figure.ts'
import { findReferences } from '../../content/figures/reference.ts'
import type { ChartKind } from '../../content/schemas/chart.ts'
import { usePage } from '../../use-page.ts'
import { Comma, FigureValue, Paragraph, StandingWord, Text } from '../FigureText.tsx'
import { Markup } from '../Markup.tsx'
import { lookOfValue, mayBeChance } from './compare.ts'
import { At, percent } from './drawings.tsx'

/** A figure of a chart, with its label there. */
export interface Part {
  figure: Figure
  label: string
}

/** A figure as a chart shows it. */
interface Row extends Part {
  /** Where its words begin, so that they are at their mark: from 0 to 1, of the whole width. */
  at?: number
  /** What it is drawn as in the picture of all. */
  mark?: ReactNode
  /** Where its bar ends if that may be chance, which words beneath a long one say, and after a short one. */
  chance?: number | false
  /** What is drawn for it alone. */
  drawing?: ReactNode
}

/** What a chart shows: the figures in words, and what is drawn for all of them. */
export interface Drawn {
  rows: readonly Row[]
  /** What is drawn behind the words and drawings of all rows. */
  behind?: ReactNode
  picture?: ReactNode
  /** What each dot stands for, where nobody could count them. */
  each?: ReactNode
  /** All of it in one drawing, for where there is little room. */
  small?: ReactNode
}

interface ChartTableProps extends Drawn, Pick<ChartFrameProps, 'heading'> {
  kind: ChartKind
  title: string
  /** What a frame says that is beside the picture, or beneath bars: it is broken while that is not known. */
  blank?: string | false | undefined
  note?: string | undefined
}

/** Figures and their drawings: a table that everybody can read, with each value beside what is drawn for it. */
export function ChartTable({ kind, heading, title, rows, behind, picture, each, blank, note }: ChartTableProps) {
  const page = usePage()
  const standings = new Set(rows.map(({ figure }) => figure.standsFor).filter((standing) => standing !== 'goal'))
  const [shared] = standings.size === 1 ? standings : []
  const [nothing] = findReferences((kind === 'dots' && blank) || '')
  // A frame for what isn't known is beside a picture and its figures, and as large as both.
  const isAside = Boolean(picture && blank) && !nothing
  return (
    <ChartFrame heading={heading} title={title} standing={shared} note={note} isNoteFirst={Boolean(nothing)}>
      <div className={`chart-${kind} relative grid gap-x-8 gap-y-3 font-label ${isAside ? 'sm:grid-cols-2' : ''}`}>
        {/* A frame beneath the bars has no length, so no line may cross it. */}
        {!blank && behind}
        {blank && nothing && <Nothing label={blank.replace(nothing.source, '').trim()} value={nothing.source} />}
        <table>
          <thead className="sr-only">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, label, at = 0, mark, chance, drawing }) => (
              <tr key={figure.id}>
                <th scope="row">
                  {at > 0 && <At share={at} />}
                  {mark}
                  <span>
                    {figure.standsFor !== shared && (
                      <>
                        {figure.standsFor === 'goal' ? (
                          <b>{standingWords.goal}</b>
                        ) : (
                          <StandingWord of={figure.standsFor} />
                        )}
                        <Comma />
                      </>
                    )}
                    <span className={figure.standsFor === 'goal' ? 'sr-only' : undefined}>
                      <Text>{label}</Text>
                    </span>
                  </span>
                </th>
                <td>
                  <span className={lookOfValue(figure, page)}>
                    <FigureValue figure={figure} />
                  </span>
                  {drawing}
                  {chance && (
                    <small
                      className={`text-label text-ink ${chance > 0.5 ? 'w-full text-right' : 'absolute flex w-full items-center self-end'}`}
                    >
                      {chance <= 0.5 && <svg width={`${percent(chance + 0.02)}%`} height="3rem" aria-hidden="true" />}
                      <span>
                        <span className="sr-only">the difference </span>
                        {mayBeChance}
                      </span>
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {picture}
        {each}
        {blank && !nothing && (
          <Blank isBar={kind === 'comparison'} isAside={isAside}>
            {blank}
          </Blank>
        )}
      </div>
    </ChartFrame>
  )
}

/** What came to nothing: its figure above an empty frame, which is as large as the picture beside it. */
function Nothing({ label, value }: { label: string; value: string }) {
  const page = usePage()
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-x-3 self-end">
        <Text look={(figure) => lookOfValue(figure, page)}>{value}</Text>{' '}
        <span>
          <Text>{label}</Text>
        </span>
      </p>
      <div data-gap="known" className="min-h-12" />
    </div>
  )
}

/** A frame for what is not known: beside what is, or beneath bars as large as its words, as it has no length. */
function Blank({ children, isBar, isAside }: { children: string; isBar: boolean; isAside: boolean }) {
  return (
    <Paragraph
      data-gap="unknown"
      className={`flex items-center px-3 py-1 sm:px-6 text-center text-balance ${isBar ? 'justify-self-start' : 'justify-center'} ${isAside ? 'sm:col-start-2 sm:row-span-2 sm:row-start-1' : ''}`}
    >
      {children}
    </Paragraph>
  )
}

interface EachDotProps {
  /** What is said before the number. */
  children?: ReactNode
  count: number
  /** What is counted, in words after the number. */
  of?: string
  className?: string
}

/** What each dot of a drawing stands for, for eyes: a number that is checked against the drawing. */
export function EachDot({ children, count, of, className = 'text-ink' }: EachDotProps) {
  return (
    <small data-page-only="" className={className}>
      Each dot: {children}
      <data value={count} data-dots="">
        {count.toLocaleString('en-US')}
      </data>
      {of && ` ${of}`}.
    </small>
  )
}

interface ChartFrameProps {
  /** The markup of the heading that it has in its text, which was sanitized with that. */
  heading?: string | undefined
  title?: string | undefined
  /** Whether it shows no figure of what came about: it is on the paper of its page, as a plan is. */
  isOnPaper?: boolean
  /** What all its figures stand for. */
  standing?: Figure['standsFor']
  note?: string | undefined
  /** Whether the note is right beneath the finding, as it is about two pictures. */
  isNoteFirst?: boolean
  children: ReactNode
}

/** A chart with its finding above it, and a note beneath. */
export function ChartFrame({ heading, title, isOnPaper, standing, note, isNoteFirst, children }: ChartFrameProps) {
  // A heading such as “Early results” says it already.
  const word = standing && new RegExp(`\\b${standingWords[standing]}s?\\s*$`, 'i')
  const shown = word?.test(heading?.replace(/<[^>]*>/g, '') ?? '') ? undefined : standing
  const noteText = note && (
    <Paragraph className={`${isNoteFirst ? 'mt-4' : 'mt-6'} font-label text-label text-balance`}>{note}</Paragraph>
  )
  return (
    <figure className={isOnPaper ? 'chart' : 'chart on-night'}>
      {title && (
        <figcaption className="mb-5 text-balance">
          {heading && <Markup html={heading} />}
          <Text>{title}</Text>
          {(isNoteFirst && noteText) || (shown && <Comma />)}
          <StandingWord of={shown} />
        </figcaption>
      )}
      {children}
      {!isNoteFirst && noteText}
    </figure>
  )
}
