import { schemes } from './drawing.ts'
import { beam, bowl, dome, flame, rays } from './shapes.ts'

const { deep, light, warm, pale } = schemes.night

/** The beacons on their hills, from the nearest to the farthest; `size` is that of the fire. */
const near = { x: 1352, y: 770, size: 88 } as const
const middle = { x: 1062, y: 712, size: 44 } as const
const far = { x: 893, y: 672, size: 26 } as const
/** How high the nearest fire burns. */
const fire = near.y - Math.round(2.2 * near.size)

/**
 * The drawing of the home page: a chain of beacons, in which each is lit when another has been seen. The hills and lights
 * stay within the box of the drawing, which keeps clear of the words; only the beams, dark on dark, go on behind them.
 */
export function HeroBeacon() {
  return (
    <svg
      viewBox="816 396 734 504"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="drawing overflow-visible"
    >
      <path d={[20, 56, 92, 128, 164].map((angle) => beam(near.x, fire, 6000, angle, 6)).join('')} fill="#241f5c" />
      <g className="rising">
        <path d={dome(far.x, far.y + 300, 300)} fill="#2b2566" />
        <g transform={moveTo(far)}>
          <Beacon />
        </g>
        <path d={dome(middle.x, middle.y + 340, 340)} fill="#322c75" />
        <use href={`#${name}`} transform={moveTo(middle)} />
        <path d={dome(near.x, near.y + 420, 420)} fill={deep} />
        <use href={`#${name}`} transform={moveTo(near)} />
      </g>
    </svg>
  )
}

/** The id of the beacon that is drawn in full; the others reuse it, enlarged. */
const name = 'farthest-beacon'

/** Puts a beacon that is 100 units large onto a hill. */
function moveTo({ x, y, size }: { x: number; y: number; size: number }): string {
  return `translate(${x} ${y})scale(${size / 100})`
}

/** A fire in its basket, on a tower. */
function Beacon() {
  return (
    <g id={name}>
      <path
        d={rays(0, -220, { inner: 140, outer: 195, count: 11, from: 15, to: 165 })}
        stroke={pale}
        strokeWidth={10}
      />
      <path d="M-50 10L-30-120h60L50 10z" fill={pale} />
      <path d={flame(0, -190, 80)} fill={light} />
      <path d={flame(0, -170, 40)} fill={warm} />
      <path d={bowl(0, -170, 90)} fill={pale} />
    </g>
  )
}
