import { memoize } from '../memory/memoize.ts'
import type { Figure, Figures } from './figure.ts'
import type { FoundNumber } from './find-numbers.ts'
import { type DisplayForm, displayForms, formatFigure, isUnitShown } from './format.ts'
import { contradictsUnit, saysUnit, unitBeside } from './unit-beside.ts'

/** A reference that would show a number which was typed. */
export interface SuggestedReference {
  /** As it is written in the file: the figures of the same file need no prefix. */
  id: string
  form: DisplayForm
  /** What it would show. */
  shown: string
  /** Whether it can hardly be another figure: it is of the same file, and nothing in the text speaks against its unit. */
  isNear: boolean
}

/**
 * The figures that say what a typed number says, at most three: those of its own file, unless the words behind the number
 * speak of another unit, and those of other files that count what these words say. A figure of another file that has the
 * same value by chance would change this text one day.
 *
 * @param following the text after the number
 * @param scope the id of the file
 */
export function suggestReferences(
  found: FoundNumber,
  following: string,
  figures: Figures,
  scope: string,
): SuggestedReference[] {
  const own = `${scope}/`
  const words = unitBeside(found.text, following)
  const fitting = Object.values(figures).flatMap((figure) => {
    const form = fittingForm(figure, found)
    const isOwn = figure.id.startsWith(own)
    const isSame = saysUnit(words, figure.unit)
    // Those of the code say how it works, and no text but theirs speaks of that.
    const isMeant = isOwn ? !contradictsUnit(words, figure.unit) : isSame && !figure.id.startsWith('client/')
    return form && isMeant ? [{ figure, form, isOwn, isSame }] : []
  })
  const best = [
    fitting.filter(({ isOwn, isSame }) => isOwn && isSame),
    fitting.filter(({ isSame }) => isSame),
    fitting,
  ].find((some) => some.length > 0)
  return (best ?? [])
    .sort((a, b) => (a.figure.id < b.figure.id ? -1 : 1))
    .slice(0, 3)
    .map(({ figure, form, isOwn, isSame }) => ({
      id: isOwn ? figure.id.slice(own.length) : figure.id,
      form,
      shown: formatFigure(figure, form),
      isNear: isOwn && (isSame || words.length === 0 || figure.unit === undefined || isUnitShown(figure.unit)),
    }))
}

/** The form in which a figure reads like the number, or the nearest if only their values are equal. */
function fittingForm(figure: Figure, { text, value, isWord }: FoundNumber): DisplayForm | undefined {
  const same = waysToRead(figure).indexOf(simplify(text))
  if (same >= 0) return displayForms[same]
  if (value === undefined || figure.value !== value) return undefined
  const isShare = /%|per ?cent/i.test(text)
  const isMoney = /\p{Sc}|[A-Z]{3}/u.test(text)
  if (isShare !== (figure.unit === '%') || isMoney !== (figure.unit === 'USD' || figure.unit === 'HKD'))
    return undefined
  return isWord ? 'words' : 'full'
}

/** How a figure reads in each form. Every number that was typed is compared with all figures of the site. */
const waysToRead = memoize((figure: Figure) => displayForms.map((form) => simplify(formatFigure(figure, form))))

function simplify(text: string): string {
  return text.toLowerCase().replace(/[–—−]/g, '-').replace(/\s/g, ' ')
}
