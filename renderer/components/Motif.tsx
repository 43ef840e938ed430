/** The size of a drawing in its own units. */
const width = 640
const height = 400

interface MotifProps {
  /** Any text; the same text always makes the same drawing. */
  seed: string
  /** What the drawing stands for; without it the drawing is decoration. */
  alt?: string
  className?: string
}

/** A beacon: arcs and rays of light over a horizon, composed from a text. */
export function Motif({ seed, alt, className }: MotifProps) {
  const random = createRandom(seed)
  const x = Math.round(width * (0.25 + random() * 0.5))
  const horizon = Math.round(height * (0.66 + random() * 0.14))
  const arcs = 3 + Math.floor(random() * 4)
  const step = 34 + Math.round(random() * 22)
  const rays = 5 + Math.floor(random() * 6)
  const offset = random() * 0.3
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden as decoration
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width={width} height={height} fill="#1d1830" />
      <g fill="none" strokeLinecap="round" strokeWidth="10">
        {Array.from({ length: arcs }, (_, index) => {
          const radius = 40 + index * step
          const color = index % 3 === 2 ? '#e0662b' : '#f6a53b'
          const d = `M${x - radius} ${horizon}a${radius} ${radius} 0 0 1 ${radius * 2} 0`
          return <path key={radius} d={d} stroke={color} opacity={Number((1 - index / (arcs + 2)).toFixed(2))} />
        })}
        {Array.from({ length: rays }, (_, index) => {
          const angle = Math.PI * ((index + 0.5 + offset) / (rays + offset * 2))
          const from = 40 + arcs * step
          const to = from + 26 + Math.round(random() * 60)
          const at = (radius: number) =>
            `${Math.round(x - Math.cos(angle) * radius)} ${Math.round(horizon - Math.sin(angle) * radius)}`
          return <path key={angle} d={`M${at(from)}L${at(to)}`} stroke="#fff4e2" strokeWidth="5" opacity="0.7" />
        })}
        <path d={`M40 ${horizon + 26}H600`} stroke="#fff4e2" strokeWidth="6" />
        <path d={`M120 ${horizon + 54}H520`} stroke="#fff4e2" strokeWidth="4" opacity="0.45" />
      </g>
      <circle cx={x} cy={horizon - 8} r="16" fill="#fff4e2" />
    </svg>
  )
}

/** A sequence of numbers from 0 to 1 that depends on the text alone (FNV-1a, then mulberry32). */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
