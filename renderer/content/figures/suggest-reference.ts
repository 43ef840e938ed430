import { memoize } from '../memory/memoize.ts'
import type { Figure, Figures } from './figure.ts'
import type { FoundNumber } from './find-numbers.ts'
import { type DisplayForm, displayForms, formatFigure } from './format.ts'

/** A reference that would show a number which was typed. */
export interface SuggestedReference {
  /** As it is written in the file: the figures of the same file need no prefix. */
  id: string
  form: DisplayForm
  /** What it would show. */
  shown: string
  /** Whether more than the value speaks for it: it is of the same file, or counts what the text goes on with. */
  isNear: boolean
}

/**
 * The figures that say what a typed number says: those of its own file if there are any, otherwise at most three others,
 * first those that count what the text goes on with.
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
  const isCounted = ({ unit }: Figure) => unit !== undefined && following.trimStart().startsWith(unit)
  const own = `${scope}/`
  const equal = Object.values(figures)
    // Those of the code say how it works, and no text but theirs speaks of that.
    .filter(({ id }) => !id.startsWith('client/'))
    .flatMap((figure) => {
      const form = fittingForm(figure, found)
      return form ? [{ figure, form }] : []
    })
    .sort((a, b) => Number(isCounted(b.figure)) - Number(isCounted(a.figure)) || (a.figure.id < b.figure.id ? -1 : 1))
  const near = equal.filter(({ figure }) => figure.id.startsWith(own))
  return (near.length > 0 ? near : equal).slice(0, 3).map(({ figure, form }) => ({
    id: figure.id.startsWith(own) ? figure.id.slice(own.length) : figure.id,
    form,
    shown: formatFigure(figure, form),
    isNear: figure.id.startsWith(own) || isCounted(figure),
  }))
}

/** The form in which a figure reads like the number, or the nearest if only their values are equal. */
function fittingForm(figure: Figure, { text, value, isWord }: FoundNumber): DisplayForm | undefined {
  const same = waysToRead(figure).indexOf(simplify(text))
  if (same >= 0) return displayForms[same]
  // The number of a quarter counts nothing.
  if (value === undefined || figure.value !== value || /^Q\d/.test(text)) return undefined
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
