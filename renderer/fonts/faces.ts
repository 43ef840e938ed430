/** Fonts of systems that share their widths, by the names that `local()` knows them by. Wherever Helvetica is, Arial is too. */
export interface Fallback {
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

/** A cut of a typeface: the one form of a variable font that the site uses, and the system's font that stands in for it. */
export interface Face {
  /** The name by which the stylesheet knows it. */
  family: string
  /** The npm package of the typeface. */
  package: string
  /** The part of the name of its files before the script. */
  name: string
  /** The weights that the stylesheet may ask for. */
  weight: string
  /** The place on each axis of the font. */
  axes: Record<string, number>
  /** Whether letters keep the distances that the type's designer set for pairs of them: a large part of a font's weight. */
  isKerned: boolean
  /** What is shown until the face is there, whichever the system has first; each is scaled to the size of the face. */
  fallbacks: readonly Fallback[]
}

/**
 * Bricolage Grotesque speaks loud in its largest and narrowest cut and labels things in its smallest one; Literata, drawn
 * for reading on screens, carries the texts. Both are under the SIL Open Font License.
 *
 * On a slow connection each round trip brings only a few kilobytes of each font. So labels, where kerning moves nothing by
 * more than a pixel, go without; and browsers draw the few bold words of a text from the regular weight, as a second
 * weight would weigh nearly as much as the first.
 */
export const faces: readonly Face[] = [
  {
    family: 'Beacon Display',
    package: '@fontsource-variable/bricolage-grotesque',
    name: 'bricolage-grotesque',
    weight: '800',
    axes: { wght: 800, wdth: 85, opsz: 96 },
    isKerned: true,
    fallbacks: [sansBold, sans],
  },
  {
    family: 'Beacon Label',
    package: '@fontsource-variable/bricolage-grotesque',
    name: 'bricolage-grotesque',
    weight: '400 700',
    axes: { wght: 550, wdth: 92, opsz: 16 },
    isKerned: false,
    fallbacks: [sans],
  },
  {
    family: 'Beacon Text',
    package: '@fontsource-variable/literata',
    name: 'literata',
    weight: '400',
    axes: { wght: 400, opsz: 14 },
    isKerned: true,
    fallbacks: [georgia, notoSerif, times],
  },
]

/** The scripts that a subset is made for; each has a file of its own in the packages. */
export const scripts = ['latin', 'latin-ext'] as const
