import { type AcceptedText, isAccepted } from '../content/entries/accepted.ts'
import { figuresByPage } from '../content/figures/compare.ts'
import { type FigureForm, type Figures, scopeOf } from '../content/figures/figure.ts'
import { formatFigure, machineFigure } from '../content/figures/format.ts'
import type { Ledger, LedgerFigure } from '../content/figures/ledger.ts'
import { findOrdinary, type Phrases } from '../content/figures/phrases.ts'
import { suggestReferences } from '../content/figures/suggest-reference.ts'
import { errorAt, type Location, type Problem, startOf } from '../content/problems/problem.ts'
import { shorten } from '../content/problems/shorten.ts'
import { findLooseInHead, type HeadSources } from './check-head.ts'
import type { NumberReading } from './read-numbers.ts'

/** The numbers of a page as they were read. */
export interface PageReading extends NumberReading {
  /** Its address. */
  path: string
  /** The content file that it was made from. */
  file: string
}

/** What the reading of pages is checked against. */
export interface ReadingContext {
  ledger: Ledger
  /** Every figure of the site, from which references are suggested. */
  figures: Figures
  /** Texts with numbers that content files accept. */
  accepted: readonly AcceptedText[]
  /** Ordinary language in which a number is no figure. */
  phrases: Phrases
  /** What the heads of pages may say beside the figures that each page shows. */
  head: Omit<HeadSources, 'figures'>
  /** Finds the line of a content file or a component that a number within a text on a page comes from. */
  findSource: (text: string, number: string, file: string) => Location | undefined
}

const rule = 'figures/pages'

interface PlacedEntry {
  entry: LedgerFigure
  index: number
}

/** Makes the check of what visitors read on a built page against the ledger. */
export function createReadingCheck(context: ReadingContext): (page: PageReading) => Problem[] {
  const { ledger } = context
  const entries = new Map(ledger.figures.map((entry, index) => [entry.id, { entry, index }]))
  const idsByPage = figuresByPage(ledger)
  return (page) => {
    const due = (idsByPage.get(page.path) ?? []).flatMap((id) => entries.get(id) ?? [])
    const problems = [
      ...findUnseen(page, due, ledger),
      ...checkFigures(page, entries, ledger),
      ...checkLoose(page, context),
      ...checkChanged(page, context),
      ...checkHead(page, entries, context),
      ...checkNumbering(page),
    ]
    // A page may say the same twice, as in the words of a picture and beneath it.
    return [...new Map(problems.map((found) => [`${found.file}:${found.line} ${found.message}`, found])).values()]
  }
}

function findUnseen({ path, file, figures }: PageReading, due: readonly PlacedEntry[], ledger: Ledger): Problem[] {
  return due.flatMap(({ entry, index }) => {
    if (figures.some((seen) => seen.id === entry.id && isInDigits(seen.words, entry))) return []
    const message = `\`${entry.id}\` (${formatFigure(entry)}) is not to be seen on ${path}`
    const fix = `show it there, as \`:stat[${entry.id}]\` in ${file} or on a card, or take the page off its list`
    return [problem(ledger.locate(['figures', index, 'pages', entry.pages.indexOf(path)]), message, fix)]
  })
}

function checkFigures(
  { figures, path, file }: PageReading,
  entries: ReadonlyMap<string, PlacedEntry>,
  ledger: Ledger,
): Problem[] {
  return figures.flatMap(({ id, element, machine, words }) => {
    const found = entries.get(id)
    if (!found)
      return [
        problem(
          startOf(file),
          `${path} shows a figure \`${id}\` that the ledger does not have`,
          'add it to the ledger',
        ),
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

function checkLoose(page: PageReading, { accepted, phrases, figures, findSource }: ReadingContext): Problem[] {
  const { path, file } = page
  const loose = page.loose
    .filter((found) => !findOrdinary(found.context, phrases)(found))
    .filter((found) => !isAccepted(accepted, found, found.context, page))
  if (loose.length === 0) return []
  const own = Object.values(figures).find(({ location }) => location.file === file)
  const scope = own ? scopeOf(own.id) : ''
  return loose.map(({ context, ...found }) => {
    const message = `${path} shows the number ${found.text}, expected a figure: “${shorten(context)}”`
    const following = context.slice(found.index + found.text.length)
    const references = suggestReferences(found, following, figures, scope)
    const which = references
      .map(({ id, shown }) => `\`${id.includes('/') ? id : `${scope}/${id}`}\` (${shown})`)
      .join(' or ')
    return problem(
      findSource(context, found.text, file) ?? startOf(file),
      message,
      `show ${which || 'a figure'} instead, in content by :stat[id], in a component by FigureById`,
    )
  })
}

function checkChanged({ changed, path, file }: PageReading, { findSource }: ReadingContext): Problem[] {
  return changed.map(({ beside, context }) =>
    problem(
      findSource(context, beside, file) ?? startOf(file),
      `${path} shows \`${beside}\` beside a figure, which changes its number: “${shorten(context)}”`,
      'put it into `value`, `unit` or `qualifier` of the figure, or words between them',
    ),
  )
}

function checkHead(
  page: PageReading,
  entries: ReadonlyMap<string, PlacedEntry>,
  { accepted, phrases, head, findSource }: ReadingContext,
): Problem[] {
  const { path, file } = page
  if (page.head.length === 0) return []
  const shown = page.figures.flatMap(({ id }) => entries.get(id)?.entry ?? [])
  return findLooseInHead(page.head, { ...head, figures: shown })
    .filter((found) => !findOrdinary(found.context, phrases)(found))
    .filter((found) => !isAccepted(accepted, found, found.context, page))
    .map(({ text, place, context }) => {
      const message = `the head of ${path} says ${text} (${place}), expected what the content says: “${shorten(context)}”`
      return problem(
        findSource(context, text, file) ?? startOf(file),
        message,
        'take it from the content with its figures written out, or from a figure that the page shows',
      )
    })
}

function checkNumbering({ numbering, path, file }: PageReading): Problem[] {
  return numbering
    .filter((numbers) => numbers.some((number, index) => number !== index + 1))
    .map((numbers) =>
      problem(startOf(file), `${path} numbers a list as ${numbers.join(', ')}`, 'number it from 1 without a gap'),
    )
}

function formsOf(form: FigureForm): string[] {
  return [formatFigure(form), formatFigure(form, 'bare'), formatFigure(form, 'words')]
}

function isInDigits(words: string, form: FigureForm): boolean {
  return words === formatFigure(form) || words === formatFigure(form, 'bare')
}

function problem(place: Location, message: string, fix: string): Problem {
  return errorAt(place, rule, message, fix)
}
