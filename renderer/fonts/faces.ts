import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'

/** A cut of a typeface: which part of a variable font the site uses, and the system's font that stands in for it. */
export interface Face {
  /** The name by which the stylesheet knows it. */
  family: string
  /** The npm package of the typeface. */
  package: string
  /** The part of the name of its files before the script. */
  name: string
  /** The weights that the stylesheet may ask for. */
  weight: string
  /** Each axis of the font, at one place or within a range. */
  axes: Record<string, number | { min: number; max: number }>
  /** What is shown until the face is there; it is scaled to the same size. */
  fallback: typeof arial
}

/**
 * Bricolage Grotesque speaks loud in its largest and narrowest cut and labels things in its smallest one; Literata, drawn
 * for reading on screens, carries the texts. Both are under the SIL Open Font License.
 */
export const faces: readonly Face[] = [
  {
    family: 'Beacon Display',
    package: '@fontsource-variable/bricolage-grotesque',
    name: 'bricolage-grotesque',
    weight: '800',
    axes: { wght: 800, wdth: 85, opsz: 96 },
    fallback: arial,
  },
  {
    family: 'Beacon Label',
    package: '@fontsource-variable/bricolage-grotesque',
    name: 'bricolage-grotesque',
    weight: '400 700',
    axes: { wght: 550, wdth: 92, opsz: 16 },
    fallback: arial,
  },
  {
    family: 'Beacon Text',
    package: '@fontsource-variable/literata',
    name: 'literata',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
    fallback: georgia,
  },
]

/** The scripts that a subset is made for; each has a file of its own in the packages. */
export const scripts = ['latin', 'latin-ext'] as const
