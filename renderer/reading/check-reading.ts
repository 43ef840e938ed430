import { type AcceptedText, isAccepted } from '../content/entries/accepted.ts'
import { figuresByPage } from '../content/figures/compare.ts'
import { type FigureForm, type Figures, scopeOf } from '../content/figures/figure.ts'
import { displayForms, formatFigure, machineFigure } from '../content/figures/format.ts'
import { type Ledger, type LedgerFigure, placeInLedger } from '../content/figures/ledger.ts'
import { findOrdinary, type Phrases } from '../content/figures/phrases.ts'
import { suggestReferences } from '../content/figures/suggest-reference.ts'
import type { Route } from '../content/kinds/routes.ts'
import { errorAt, type Location, type Problem, startOf } from '../content/problems/problem.ts'
import { shorten } from '../content/problems/shorten.ts'
import { findLooseInHead } from './check-head.ts'
import type { LooseNumber, NumberReading } from './read-numbers.ts'

/** The numbers of a page as they were read, with its address and the content file that it was made from. */
type PageReading = NumberReading & Route

/** What the reading of pages is checked against. */
export interface ReadingContext {
  ledger: Ledger
  /** Every figure of the site, from which references are suggested. */
  figures: Figures
  accepted: readonly AcceptedText[]
  /** The figures that the fields of a content file give or name, and those of every page's head. */
  figuresIn: (file: string) => readonly FigureForm[]
  phrases: Phrases
  /** Finds the line of a content file or a component that a number within a text on a page comes from. */
  findSource: (text: string, number: string, file: string) => Location | undefined
}

const rule = 'figures/pages'

/** Makes the check of what visitors read on a built page against the ledger. */
export function createReadingCheck({ ledger, figures, accepted, figuresIn, phrases, findSource }: ReadingContext) {
  const entries = new Map(ledger.figures.map((entry) => [entry.id, entry]))
  const idsByPage = figuresByPage(ledger)
  return (page: PageReading): Problem[] => {
    const due = (idsByPage.get(page.path) ?? []).flatMap((id) => entries.get(id) ?? [])
    const shown = page.figures.flatMap(({ id }) => entries.get(id) ?? [])
    const isUnexplained = (number: Pick<LooseNumber, 'text' | 'index' | 'context'>) =>
      !findOrdinary(number.context, phrases)(number) && !isAccepted(accepted, number, number.context, page)
    const report = (number: string, around: string, message: string, fix: string) => {
      const place = findSource(around, number, page.file) ?? startOf(page.file)
      return errorAt(place, rule, `${message}: “${shorten(around)}”`, fix)
    }
    const looseInHead = findLooseInHead(page.head, [...shown, ...figuresIn(page.file)]).filter(isUnexplained)
    const problems = [
      ...findUnseen(page, due, { ledger, figures }),
      ...checkFigures(page, entries, ledger),
      ...page.loose.filter(isUnexplained).map((number) => {
        const message = `${page.path} shows the number ${number.text}, expected a figure`
        return report(number.text, number.context, message, fixFor(number, page.file, figures))
      }),
      ...page.changed.map(({ beside, context }) => {
        const message = `${page.path} shows \`${beside}\` beside a figure, which changes its number`
        const fix = 'put it into `value`, `unit` or `qualifier` of the figure, or words between them'
        return report(beside, context, message, fix)
      }),
      ...looseInHead.map(({ text, place, context }) => {
        const message = `the head of ${page.path} says ${text} (${place}), expected what the content says`
        const fix = 'take it from the content with its figures written out, or from a figure that the page shows'
        return report(text, context, message, fix)
      }),
      ...checkNumbering(page),
    ]
    // A page may say the same twice, as in the words of a picture and beneath it.
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
  }
}

function findUnseen(
  { path, file, figures }: PageReading,
  due: readonly LedgerFigure[],
  site: Pick<ReadingContext, 'ledger' | 'figures'>,
): Problem[] {
  const isInDigits = (words: string, entry: LedgerFigure) =>
    words === formatFigure(entry) || words === formatFigure(entry, 'bare')
  const unseen = due.filter((entry) => !figures.some(({ id, words }) => id === entry.id && isInDigits(words, entry)))
  return unseen.map((entry) => {
    const written = site.figures[entry.id]?.location
    const inLedger = placeInLedger(site.ledger, site.ledger.figures.indexOf(entry), 'pages')
    const message = `the ledger wants visitors to see \`${entry.id}\` (${formatFigure(entry)}) on ${path}, but nothing there shows it in digits`
    const fix = `refer to it as \`:stat[${entry.id}]\` in ${file}, show the block that it is part of, such as \`::milestones\`, or remove ${path} from its pages in the ledger`
    return errorAt(written?.file === file ? written : inLedger, rule, message, fix)
  })
}

function checkFigures(
  { figures, path, file }: PageReading,
  entries: ReadonlyMap<string, LedgerFigure>,
  ledger: Ledger,
): Problem[] {
  return figures.flatMap(({ id, element, machine, words }) => {
    const entry = entries.get(id)
    if (!entry) {
      const message = `${path} shows a figure \`${id}\` that the ledger does not have`
      return [errorAt(startOf(file), rule, message, 'add it to the ledger')]
    }
    const expected = machineFigure(entry)
    const isShown = displayForms.some((form) => formatFigure(entry, form) === words)
    if (expected.element === element && expected.value === machine && isShown) return []
    const message = `${path} shows \`${id}\` as “${words}” (${machine}), and the ledger says ${formatFigure(entry)} (${expected.value})`
    const fix = 'build the site again; if it stays, a component writes the figure by hand'
    return [errorAt(placeInLedger(ledger, ledger.figures.indexOf(entry), 'value'), rule, message, fix)]
  })
}

/** Which figures could be shown instead of a number on the page of a content file. */
function fixFor({ text }: LooseNumber, file: string, figures: Figures): string {
  const figure = Object.values(figures).find(({ location }) => location.file === file)
  const scope = figure ? scopeOf(figure.id) : ''
  const which = suggestReferences(text, figures, scope)
    .map(({ id }) => `\`${scope}/${id}\``)
    .join(' or ')
  return `show ${which || 'a figure'} instead, in content by :stat[id], in a component by FigureById`
}

function checkNumbering({ numbering, path, file }: PageReading): Problem[] {
  const broken = numbering.filter((numbers) => numbers.some((number, index) => number !== index + 1))
  const messages = broken.map((numbers) => `${path} numbers a list as ${numbers.join(', ')}`)
  return messages.map((message) => errorAt(startOf(file), rule, message, 'number it from 1 without a gap'))
}
