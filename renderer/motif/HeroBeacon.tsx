import { schemes } from './drawing.ts'
import { arcs, beam, dome, rays } from './shapes.ts'

const { deep, light, warm, pale } = schemes.night
const x = 1130
const y = 900

/** The beacon of the home page: it rises from the lower edge and sends its beams over the page. */
export function HeroBeacon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={`drawing ${className ?? ''}`}
    >
      <path d={[24, 52, 80, 108, 136, 164].map((angle) => beam(x, y, 1900, angle, 6)).join('')} fill="#241f5c" />
      <path d={rays(x, y, { inner: 640, outer: 700, count: 25, from: 4, to: 176 })} stroke={pale} strokeWidth="9" />
      <g fill="none" strokeWidth="44">
        <path d={arcs(x, y, [570])} stroke={deep} />
        <path d={arcs(x, y, [490])} stroke={warm} />
        <path d={arcs(x, y, [410, 250])} stroke={light} />
        <path d={arcs(x, y, [330])} stroke={pale} />
      </g>
      <path d={dome(x, y, 190)} fill={light} />
      <path d={dome(x, y, 96)} fill={warm} />
    </svg>
  )
}
