import type { MarkShape } from '../../content/schemas/figure.ts'
import { Lamps } from './dots.tsx'
import { broken, line } from './drawings.tsx'

/** Marks, each in a place that is one wide and high. */
const outlines: Readonly<Record<Exclude<MarkShape, 'dots'>, string>> = {
  teeth:
    'm0 .32c0-.27.3-.3.42-.18.12-.12.42-.09.42.18 0 .18-.08.23-.12.4-.03.18-.04.24-.1.24-.1 0-.08-.3-.2-.3s-.1.3-.2.3c-.06 0-.07-.06-.1-.24-.04-.17-.12-.22-.12-.4z',
  blocks: 'm0 .03h.9v.9h-.9z',
}

interface MarksProps {
  shape: MarkShape
  count: number
  /** Whether there are only about so many: the last dot is a ring, and the last of other marks has a broken end. */
  isAbout: boolean
}

/** As many marks as a figure counts, in rows that are together about four times as wide as high: so is the space for them. */
export function Marks({ shape, count, isAbout }: MarksProps) {
  const rows = Math.max(1, Math.round(Math.sqrt(count / 4)))
  const columns = Math.ceil(count / rows)
  const width = Math.max(columns, 4 * rows)
  // The last of a row ends where the drawing does.
  const step = columns > 1 ? (width - 0.9) / (columns - 1) : 1
  const from = (place: number) => `M${Math.round((place % columns) * step * 100) / 100} ${Math.floor(place / columns)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${width / 4}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
      className="max-h-24 w-full text-accent"
    >
      {shape === 'dots' ? (
        <>
          <Lamps count={isAbout ? count - 1 : count} columns={columns} color={false} />
          {isAbout && <Lamps count={1} columns={columns} from={count - 1} color={false} isOpen />}
        </>
      ) : (
        <>
          {Array.from({ length: count }, (_, place) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: marks stay where they are
              key={place}
              d={from(place) + outlines[shape]}
              fill="currentColor"
            />
          ))}
          {isAbout && (
            <>
              <path d={`${from(count - 1)}m.9 0v1`} stroke="var(--ground, var(--color-paper))" strokeWidth=".36" />
              <path d={`${from(count - 1)}m.72 .03l.18 0v.9l-.18 0`} {...line} {...broken} className="text-unlit" />
            </>
          )}
        </>
      )}
    </svg>
  )
}
