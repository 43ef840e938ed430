import { canvas, type Ink, type Layer, middle, pickScheme, type SchemeName, schemes } from './drawing.ts'
import { createRandom } from './random.ts'
import { type Drawing, themeOf } from './themes.ts'

interface MotifProps extends Drawing {
  /** The text alternative; without it the drawing is decoration. */
  alt?: string
  /** Whether it is a band, which shows the drawing in its whole height, however wide it is. */
  isBand?: boolean
  /** The id of its shapes in the document, for `MotifAgain`. */
  name?: string
  className?: string
}

/** The canvas and what a band shows around it. */
const everywhere = `M-${canvas.width}-${canvas.height}H${2 * canvas.width}V${2 * canvas.height}H-${canvas.width}z`

/** A drawing of light, composed from the vocabulary of shapes by theme and seed. */
export function Motif({ seed, theme, counts = [], alt, isBand = false, name, className = '' }: MotifProps) {
  const { compose } = themeOf(theme)
  const colors = schemes[schemeOf({ seed, theme })]
  const shapes = (
    <>
      <path d={everywhere} fill={colors.field} />
      {compose(createRandom(seed), counts).map((layer) => (
        <path key={layer.d} d={layer.d} {...paint(layer, colors)} />
      ))}
    </>
  )
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden as decoration
    <svg
      {...frameOf(theme, isBand)}
      className={`drawing ${className}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {name ? <g id={name}>{shapes}</g> : shapes}
    </svg>
  )
}

/** A drawing that the document has elsewhere under its name, small and without its shapes once more. */
export function MotifAgain({ name, theme }: Pick<Drawing, 'theme'> & { name: string }) {
  return (
    <svg {...frameOf(theme)} width="80" height="40" className="drawing" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  )
}

/** What of its canvas a drawing shows. */
function frameOf(theme: Drawing['theme'], isBand = false) {
  const { whole = isBand && middle, isGrounded } = themeOf(theme)
  const { x, y, width, height } = whole || { x: 0, y: 0, ...canvas }
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    preserveAspectRatio: whole ? (isGrounded ? 'xMidYMax' : undefined) : 'xMidYMid slice',
  }
}

/** The class of the ground of a drawing, for words beside it: the same in both themes. */
export function groundClass(drawing: Drawing): string {
  const scheme = schemeOf(drawing)
  if (scheme === 'night' || scheme === 'sun') return `on-${scheme}`
  if (scheme === 'violet') return 'on-night ground-violet'
  return `on-sun ground-${scheme}`
}

function schemeOf({ seed, theme }: Drawing): SchemeName {
  return themeOf(theme).scheme ?? pickScheme(seed)
}

function paint(layer: Layer, colors: Readonly<Record<Ink, string>>) {
  if ('fill' in layer) return { fill: colors[layer.fill] }
  if ('dots' in layer) return { stroke: colors[layer.dots], strokeWidth: layer.width, strokeLinecap: 'round' } as const
  const { stroke, width, dashes } = layer
  return { fill: 'none', stroke: colors[stroke], strokeWidth: width, strokeDasharray: dashes }
}

/**
 * The `view-transition-name` of a drawing, the same on the list and on the page, so that it moves between them
 * (`styles/base.css`). Ids are unique on the whole site.
 */
export function lightName(id: string): string {
  return `light-${id}`
}
