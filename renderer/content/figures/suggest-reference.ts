import { memoize } from '../memoize.ts'
import { currencySymbols } from './currencies.ts'
import type { Figure, Figures } from './figure.ts'
import type { FoundNumber } from './find-numbers.ts'
import { type DisplayForm, displayForms, formatFigure, isUnitShown } from './format.ts'

/**
 * The references that would show a typed number, at most three: to figures of its own file, unless the words after the
 * number name another unit, and to those of other files whose unit these words name. A figure of another file that only
 * has the same value by chance would change this text one day.
 */
export function suggestReferences(found: FoundNumber, following: string, figures: Figures, scope: string) {
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
  const same = fitting.filter(({ isSame }) => isSame)
  const best = [same.filter(({ isOwn }) => isOwn), same, fitting].find((some) => some.length > 0) ?? []
  return best
    .sort((a, b) => (a.figure.id < b.figure.id ? -1 : 1))
    .slice(0, 3)
    .map(({ figure, form, isOwn, isSame }) => ({
      id: isOwn ? figure.id.slice(own.length) : figure.id,
      form,
      shown: formatFigure(figure, form),
      /** Whether it is almost certainly the figure: it is in the same file, and its unit fits the text. */
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

/** Units of time, length and the like: a number of weeks is never a number of people, whatever follows. */
const measures =
  /^(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|decade|century|metre|meter|mile|kilometre|kilometer|°[cf]?|x|×|ms|sec|min|hr?|[kcm]m|[km]?g|m?l|ft|mph|px|[kmgt]b|[kmg]wh?)$/

/** Words that end the noun phrase of what is counted. */
const functionWord =
  /^(?:a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|as|that|than|who|which|we|they|it|this|these|our|their|its|were|was|is|are|have|has|had|each|per|out|more|times?)$/

/** Letters right after a number that are its unit: `5km`, `3x`. Those of a scale are not: `5k`, `3m`. */
const glued = /\p{Nd}(?!(?:[km]|mn|bn?|tn?|m(?:ln|io)|bln)\b|st\b|nd\b|rd\b|th\b)([\p{L}°]+)\b/iu

/** The words after a number that say what it counts, in the singular: `week` of `six-week pilot`. There may be none. */
function unitBeside(number: string, following: string): string[] {
  const stuck = glued.exec(number)?.[1]
  if (stuck) return [singular(stuck)]
  const attribute = /^-(\p{L}+)/u.exec(following)?.[1]
  if (attribute) return [singular(attribute)]
  const [words = ''] = /^(?: [\p{L}’'-]+){0,3}/u.exec(following.replace(/\s/g, ' ')) ?? []
  const found: string[] = []
  for (const word of words.toLowerCase().split(' ').slice(1)) {
    if (functionWord.test(word)) break
    found.push(singular(word))
    if (measures.test(singular(word))) break
  }
  return found
}

/** Whether the words name a figure's unit. */
function saysUnit(words: readonly string[], unit: string | undefined): boolean {
  return unit !== undefined && ` ${words.join(' ')} `.includes(` ${singularUnit(unit)} `)
}

/** Whether the words contradict a unit: weeks and people, months and years. */
function contradictsUnit(words: readonly string[], unit: string | undefined): boolean {
  if (words.length === 0 || unit === undefined || saysUnit(words, unit)) return false
  return [...words, ...singularUnit(unit).split(' ')].some((word) => measures.test(word))
}

function singularUnit(unit: string): string {
  return unit.split(' ').map(singular).join(' ')
}

/** A noun in the singular, as far as a simple rule goes; all that matters is that both sides use the same rule. */
function singular(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  if (plain === 'persons' || plain === 'person') return 'people'
  if (/(?:ss|us|is)$/.test(plain)) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|z|ss)es$/, '')
    .replace(/s$/, '')
}
