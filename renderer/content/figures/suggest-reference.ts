import { memoize } from '../memory/memoize.ts'
import type { Figure, Figures } from './figure.ts'
import type { FoundNumber } from './find-numbers.ts'
import { currencySymbols, type DisplayForm, displayForms, formatFigure, isUnitShown } from './format.ts'
import { contradictsUnit, saysUnit, unitBeside } from './unit-beside.ts'

/** A reference that would show a typed number. */
export interface SuggestedReference {
  /** As the file would write it: figures of the same file need no prefix. */
  id: string
  form: DisplayForm
  /** What it would show. */
  shown: string
  /** Whether it is almost certainly the figure: it is in the same file, and its unit fits the text. */
  isNear: boolean
}

/**
 * The figures that match a typed number, at most three: those of its own file, unless the words after the number name
 * another unit, and those of other files whose unit these words name. A figure of another file that only has the same
 * value by chance would change this text one day.
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
    // Figures in the code are internals, so no text refers to them.
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
  const isCurrency = Object.hasOwn(currencySymbols, figure.unit ?? '')
  if (isShare !== (figure.unit === '%') || isMoney !== isCurrency) return undefined
  return isWord ? 'words' : 'full'
}

/** How a figure reads in each form, cached because each typed number is compared with all figures. */
const waysToRead = memoize((figure: Figure) => displayForms.map((form) => simplify(formatFigure(figure, form))))

function simplify(text: string): string {
  return text.toLowerCase().replace(/[–—−]/g, '-').replace(/\s/g, ' ')
}
