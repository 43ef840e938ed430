/** A cut of a typeface: one instance of a variable font. */
export interface Face {
  /** The name of its files; `renderer/fonts/fonts.css` says where and in place of what they are used. */
  name: string
  /** The typeface, by its name in the names of its package and its files. */
  typeface: string
  axes: Record<string, number>
  /** Whether kerning is kept, which is a large part of a font's weight. */
  isKerned: boolean
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
    name: 'beacon-display',
    typeface: 'bricolage-grotesque',
    axes: { wght: 800, wdth: 85, opsz: 96 },
    isKerned: true,
  },
  {
    name: 'beacon-label',
    typeface: 'bricolage-grotesque',
    axes: { wght: 550, wdth: 92, opsz: 16 },
    isKerned: false,
  },
  {
    name: 'beacon-text',
    typeface: 'literata',
    axes: { wght: 400, opsz: 14 },
    isKerned: true,
  },
]

/** The cuts of Bricolage Grotesque in preview images: for titles and figures, and for the words beside them. */
export const pictureCuts = [
  { name: 'picture-title', axes: { wght: 800, wdth: 85, opsz: 96 } },
  { name: 'picture-words', axes: { wght: 500, wdth: 92, opsz: 16 } },
] as const
