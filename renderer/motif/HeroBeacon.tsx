import { schemes } from './drawing.ts'
import { arcs, beam, dome, rays } from './shapes.ts'

const { deep, light, warm, pale } = schemes.night
const x = 1330
const y = 900

/**
 * The beacon of the home page, which rises from the lower edge. Rings and rays stay clear of the words; only the beams,
 * dark on dark, go on behind them.
 */
export function HeroBeacon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="850 396 700 504"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={`drawing overflow-visible ${className ?? ''}`}
    >
      <path d={[24, 52, 80, 108, 136, 164].map((angle) => beam(x, y, 6000, angle, 6)).join('')} fill="#241f5c" />
      <g className="rising">
        <path d={rays(x, y, { inner: 450, outer: 500, count: 19, from: 18, to: 162 })} stroke={pale} strokeWidth="9" />
        <g fill="none" strokeWidth="36">
          <path d={arcs(x, y, [385])} stroke={deep} />
          <path d={arcs(x, y, [325])} stroke={warm} />
          <path d={arcs(x, y, [265])} stroke={light} />
          <path d={arcs(x, y, [205])} stroke={pale} />
        </g>
        <path d={dome(x, y, 150)} fill={light} />
        <path d={dome(x, y, 74)} fill={warm} />
      </g>
    </svg>
  )
}
