/** System fonts of the same widths, by their names in `local()`. Wherever Helvetica is, Arial is too. */
interface Fallback {
  fonts: readonly string[]
  /** The width of an average letter of English as a share of the type size (as @capsizecss/unpack measures it). */
  averageWidth: number
}

const sans: Fallback = {
  fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
  averageWidth: 913 / 2048,
}
const sansBold: Fallback = {
  fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  averageWidth: 983 / 2048,
}
const georgia: Fallback = { fonts: ['Georgia', 'Gelasio'], averageWidth: 913 / 2048 }
const notoSerif: Fallback = { fonts: ['Noto Serif', 'NotoSerif-Regular'], averageWidth: 481 / 1000 }
const times: Fallback = {
  fonts: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  averageWidth: 832 / 2048,
}

/** A cut of a typeface: one instance of a variable font, and the system font that stands in for it. */
export interface Face {
  family: string
  /** The typeface, by its name in the names of its package and its files. */
  typeface: string
  /** The weights that the stylesheet may ask for. */
  weight: string
  axes: Record<string, number>
  /** Whether kerning is kept, which is a large part of a font's weight. */
  isKerned: boolean
  fallbacks: readonly Fallback[]
}

/**
 * Bricolage Grotesque in its largest, narrowest cut for headings and its smallest for labels; Literata, drawn for
 * screens, for texts. Both are under the SIL Open Font License.
 *
 * On a slow connection each round trip brings only a few kilobytes. So labels have no kerning, which would move nothing
 * by more than a pixel, and browsers draw the few bold words from the regular weight, since a second weight would weigh
 * nearly as much as the first.
 */
export const faces: readonly Face[] = [
  {
    family: 'Beacon Display',
    typeface: 'bricolage-grotesque',
    weight: '800',
    axes: { wght: 800, wdth: 85, opsz: 96 },
    isKerned: true,
    fallbacks: [sansBold, sans],
  },
  {
    family: 'Beacon Label',
    typeface: 'bricolage-grotesque',
    weight: '400 700',
    axes: { wght: 550, wdth: 92, opsz: 16 },
    isKerned: false,
    fallbacks: [sans],
  },
  {
    family: 'Beacon Text',
    typeface: 'literata',
    weight: '400',
    axes: { wght: 400, opsz: 14 },
    isKerned: true,
    fallbacks: [georgia, notoSerif, times],
  },
]

/** The cuts of Bricolage Grotesque in preview images: for titles and figures, and for the words beside them. */
export const pictureCuts = [
  { name: 'picture-title', axes: { wght: 800, wdth: 85, opsz: 96 } },
  { name: 'picture-words', axes: { wght: 500, wdth: 92, opsz: 16 } },
] as const
