import { canvas, type Ink, pickScheme, type SchemeName, schemes } from './drawing.ts'
import { createRandom } from './random.ts'
import { themeOf } from './themes.ts'

interface MotifProps {
  /** Any text; the same text always makes the same drawing. */
  seed: string
  /** What the drawing is about: a category, or the summit. */
  theme?: string
  /** The colours, where those of the theme would not fit. */
  scheme?: SchemeName
  /** The text alternative; without it the drawing is decoration. */
  alt?: string
  className?: string
}

/** A drawing of light, composed of the shapes by theme and seed. */
export function Motif({ seed, theme, scheme, alt, className = '' }: MotifProps) {
  const known = themeOf(theme)
  const colors = schemes[scheme ?? known.scheme ?? pickScheme(seed)]
  const paint = (ink: Ink) => colors[ink]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden as decoration
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio={`xMidY${known.standsOnEdge ? 'Max' : 'Mid'} slice`}
      className={`drawing ${className}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d={`M0 0H${canvas.width}V${canvas.height}H0z`} fill={paint('field')} />
      {known
        .compose(createRandom(seed))
        .map((layer) =>
          'fill' in layer ? (
            <path key={layer.d} d={layer.d} fill={paint(layer.fill)} />
          ) : (
            <path key={layer.d} d={layer.d} fill="none" stroke={paint(layer.stroke)} strokeWidth={layer.width} />
          ),
        )}
    </svg>
  )
}
