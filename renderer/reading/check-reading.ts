import type { FigureForm } from '../content/figures/figure.ts'
import { formatFigure, machineFigure } from '../content/figures/format.ts'
import type { Ledger, LedgerFigure } from '../content/figures/ledger.ts'
import type { Location, Problem } from '../content/problem.ts'
import type { DocumentReading } from './read-document.ts'

/** A page as it was read. */
export interface PageReading extends DocumentReading {
  /** Its address. */
  path: string
  /** The content file that it was made from. */
  file: string
}

/** What the reading of pages is held against. */
export interface ReadingContext {
  ledger: Ledger
  /** Texts with numbers that a content file accepts. */
  accepted: readonly string[]
  /** Finds the line of a component that a number within a text on a page comes from. */
  findSource: (text: string, number: string) => Location | undefined
}

const rule = 'figures/pages'

/** Holds what visitors read on the built pages against the ledger. */
export function checkReadings(pages: readonly PageReading[], context: ReadingContext): Problem[] {
  const { ledger } = context
  const entries = new Map(ledger.figures.map((entry, index) => [entry.id, { entry, index }]))
  return [
    ...findUnseen(pages, ledger),
    ...pages.flatMap((page) => [
      ...checkFigures(page, entries, ledger),
      ...checkLoose(page, context),
      ...checkNumbering(page),
    ]),
  ]
}

/** How many figures of the ledger are seen on a page. */
export function countSeen(pages: readonly PageReading[]): number {
  return new Set(pages.flatMap(({ figures }) => figures.map(({ id }) => id))).size
}

function findUnseen(pages: readonly PageReading[], ledger: Ledger): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return ledger.figures.flatMap((entry, index) =>
    entry.pages.flatMap((path, place) => {
      const page = byPath.get(path)
      // A page that does not exist is told of where the ledger is compared with the content.
      if (!page || page.figures.some((seen) => seen.id === entry.id && isInDigits(seen.words, entry))) return []
      const message = `\`${entry.id}\` (${formatFigure(entry)}) is not to be seen on ${path}`
      const mend = `show it there, as \`:stat[${entry.id}]\` in ${page.file} or on a card, or take the page off its list`
      return [problem(ledger.locate(['figures', index, 'pages', place]), message, mend)]
    }),
  )
}

function checkFigures(
  { figures, path, file }: PageReading,
  entries: ReadonlyMap<string, { entry: LedgerFigure; index: number }>,
  ledger: Ledger,
): Problem[] {
  return figures.flatMap(({ id, element, machine, words }) => {
    const found = entries.get(id)
    if (!found)
      return [
        problem(start(file), `${path} shows a figure \`${id}\` that the ledger does not have`, 'add it to the ledger'),
      ]
    const { entry, index } = found
    const expected = machineFigure(entry)
    const isSame = expected.element === element && expected.value === machine && formsOf(entry).includes(words)
    if (isSame) return []
    const message = `${path} shows \`${id}\` as “${words}” (${machine}), and the ledger says ${formatFigure(entry)} (${expected.value})`
    return [
      problem(
        ledger.locate(['figures', index, 'value']),
        message,
        'build the site again; if it stays, a component writes the figure by hand',
      ),
    ]
  })
}

function checkLoose({ loose, path, file }: PageReading, { accepted, findSource }: ReadingContext): Problem[] {
  return loose
    .filter(({ context, text }) => !accepted.some((allowed) => allowed.includes(text) && context.includes(allowed)))
    .map(({ context, text }) => {
      const message = `${path} shows the number ${text}, which no figure covers: “${shorten(context)}”`
      return problem(
        findSource(context, text) ?? start(file),
        message,
        'show a figure instead, in content by :stat[id], in a component by FigureById',
      )
    })
}

function checkNumbering({ numbering, path, file }: PageReading): Problem[] {
  return numbering
    .filter((numbers) => numbers.some((number, index) => number !== index + 1))
    .map((numbers) =>
      problem(start(file), `${path} numbers a list as ${numbers.join(', ')}`, 'number it from 1 without a gap'),
    )
}

function formsOf(form: FigureForm): string[] {
  return [formatFigure(form), formatFigure(form, 'bare'), formatFigure(form, 'words')]
}

function isInDigits(words: string, form: FigureForm): boolean {
  return words === formatFigure(form) || words === formatFigure(form, 'bare')
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function start(file: string): Location {
  return { file, line: 1, column: 1 }
}

function problem(location: Location, message: string, mend: string): Problem {
  return { ...location, severity: 'error', rule, message, mend }
}
