import { type AcceptedText, isAccepted } from '../content/entries/accepted.ts'
import { figuresByPage } from '../content/figures/compare.ts'
import { type Figures, scopeOf } from '../content/figures/figure.ts'
import { displayForms, formatFigure, machineFigure } from '../content/figures/format.ts'
import { type Ledger, type LedgerFigure, placeInLedger } from '../content/figures/ledger.ts'
import { findOrdinary, type Phrases } from '../content/figures/phrases.ts'
import { suggestReferences } from '../content/figures/suggest-reference.ts'
import type { Route } from '../content/kinds/routes.ts'
import { errorAt, type Location, type Problem, startOf } from '../content/problems/problem.ts'
import { shorten } from '../content/problems/shorten.ts'
import { findHeadFaults, type HeadFigures } from './check-head.ts'
import type { LooseNumber, NumberReading } from './read-numbers.ts'

/** The numbers of a page as they were read, with its address and the content file that it was made from. */
type PageReading = NumberReading & Route

/** What the reading of pages is checked against. */
export interface ReadingContext {
  ledger: Ledger
  /** Every figure of the site. */
  figures: Figures
  accepted: readonly AcceptedText[]
  /** What the head of a page may say beside the figures that the page shows, by its content file. */
  headOf: (file: string) => HeadFigures
  phrases: Phrases
  /** Finds a reference to a figure in a content file, if it can the one that words are beside. */
  findReference: (id: string, beside: string, file: string) => Location | undefined
  /** Finds the line of a content file or a component that a number within a text on a page comes from. */
  findSource: (text: string, number: string, file: string) => Location | undefined
}

const rule = 'figures/pages'
const besideFix = 'put it into `value`, `unit` or `qualifier` of the figure, or words between them'

/** Makes the check of what visitors read on a built page against the ledger. */
export function createReadingCheck(context: ReadingContext) {
  const { ledger, figures, accepted, headOf, phrases, findReference, findSource } = context
  const entries = new Map(ledger.figures.map((entry) => [entry.id, entry]))
  const idsByPage = figuresByPage(ledger)
  // Header and footer say the same on every page.
  const ordinary = new Map<string, ReturnType<typeof findOrdinary>>()
  const ordinaryIn = (context: string) => {
    const isOrdinary = ordinary.get(context) ?? findOrdinary(context, phrases)
    ordinary.set(context, isOrdinary)
    return isOrdinary
  }
  return (page: PageReading): Problem[] => {
    const due = (idsByPage.get(page.path) ?? []).flatMap((id) => entries.get(id) ?? [])
    const shown = page.figures.flatMap(({ id }) => entries.get(id) ?? [])
    const isUnexplained = (number: Pick<LooseNumber, 'text' | 'index' | 'context'>) =>
      !ordinaryIn(number.context)(number) && !isAccepted(accepted, number, number.context, page)
    const report = (number: string, around: string, message: string, fix: string) => {
      const place = findSource(around, number, page.file) ?? startOf(page.file)
      return errorAt(place, rule, `${message}: “${shorten(around)}”`, fix)
    }
    // Most heads hold no number.
    const head = page.head.length > 0 ? headOf(page.file) : undefined
    const headFaults = head ? findHeadFaults(page.head, { ...head, values: [...head.values, ...shown] }) : []
    const problems = [
      ...findUnseen(page, due, { ledger, figures }),
      ...checkFigures(page, entries, ledger),
      ...page.loose.filter(isUnexplained).map((number) => {
        const message = `${page.path} shows the number ${number.text}, expected a figure`
        return report(number.text, number.context, message, fixFor(number, page.file, figures))
      }),
      ...page.changed.map(({ beside, context, id }) => {
        const files = [page.file, figures[id]?.location.file ?? page.file]
        const place = files.flatMap((file) => findReference(id, beside, file) ?? [])[0] ?? startOf(page.file)
        const message = `${page.path} shows \`${beside}\` beside a figure, which changes its number`
        return errorAt(place, rule, `${message}: “${shorten(context)}”`, besideFix)
      }),
      ...headFaults.filter(isUnexplained).map(({ text, place, context, isBeside }) => {
        const says = isBeside ? `\`${text}\` beside a figure` : text
        const expected = isBeside ? 'which changes its number' : 'expected a figure of its file or of the page'
        const message = `the head of ${page.path} says ${says} (${place}), ${expected}`
        return report(text, context, message, isBeside ? besideFix : 'refer to a figure, as in `:stat[total-reach]`')
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
  const unseen = due.filter((entry) => !figures.some(({ id }) => id === entry.id))
  const [first] = unseen
  if (!first) return []
  // A block that is missing hides many.
  const which = unseen.map((entry) => `\`${entry.id}\` (${formatFigure(entry)})`).join(', ')
  const message = `the ledger wants visitors to see ${which} on ${path}, but nothing there shows that`
  const { location } = site.figures[first.id] ?? {}
  const isOwn = location?.file === file
  const name = isOwn ? first.id.slice(scopeOf(first.id).length + 1) : first.id
  const fix = `refer to it, as in \`:stat[${name}]\`, show the block that it is part of, such as \`::stats\` or \`::milestones\`, or remove ${path} from its pages in the ledger`
  const place = isOwn ? location : placeInLedger(site.ledger, site.ledger.figures.indexOf(first), 'pages')
  return [errorAt(place, rule, message, fix)]
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
    // A year above several dates is a part of one of them.
    if (element === 'time' && /^\d{4}$/.test(words) && machine === words && expected.value.includes(`${words}-`))
      return []
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
