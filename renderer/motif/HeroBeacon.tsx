import { Fragment } from 'react'
import { schemes } from './drawing.ts'
import { beam, bowl, dome, flame, rays } from './shapes.ts'

const { deep, light, warm, pale } = schemes.night

/** The beacons on their hills, from the farthest to the nearest; `size` is that of the fire. */
const beacons = [
  { x: 893, y: 672, size: 26, hill: 300, color: '#2b2566', isLit: true },
  { x: 1062, y: 712, size: 44, hill: 340, color: '#322c75', isLit: false },
  { x: 1352, y: 770, size: 88, hill: 420, color: deep, isLit: true },
] as const
const nearest = beacons[2]
/** How high the nearest fire burns. */
const fire = nearest.y - Math.round(2.2 * nearest.size)

/**
 * The drawing of the home page: a chain of beacons, of which one hasn't been lit. The hills and lights stay within the box of
 * the drawing, which keeps clear of the words; only the beams, dark on dark, go on behind them, from the nearest fire.
 */
export function HeroBeacon() {
  return (
    <svg
      viewBox="816 396 734 504"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="drawing overflow-visible"
    >
      <path d={[20, 56, 92, 128, 164].map((angle) => beam(nearest.x, fire, 6000, angle, 6)).join('')} fill="#241f5c" />
      {beacons.map(({ x, y, size, hill, color, isLit }, index) => (
        <Fragment key={x}>
          <path d={dome(x, y + hill, hill)} fill={color} />
          <g transform={`translate(${x} ${y})scale(${size / 100})`}>
            {!isLit ? <Tower /> : index === 0 ? <Beacon /> : <use href={`#${name}`} />}
          </g>
        </Fragment>
      ))}
    </svg>
  )
}

/** The id of the beacon that is drawn in full, 100 units large; the nearest reuses it, enlarged. */
const name = 'farthest-beacon'

/** A fire in its basket, on a tower. */
function Beacon() {
  return (
    <g id={name}>
      <path
        d={rays(0, -220, { inner: 140, outer: 195, count: 11, from: 15, to: 165 })}
        stroke={pale}
        strokeWidth={10}
      />
      <path d={flame(0, -190, 80)} fill={light} />
      <path d={flame(0, -170, 40)} fill={warm} />
      <Tower />
    </g>
  )
}

/** A tower, and the basket of its fire. */
function Tower() {
  return (
    <>
      <path d="M-50 10L-30-120h60L50 10z" fill={pale} />
      <path d={bowl(0, -170, 90)} fill={pale} />
    </>
  )
}
