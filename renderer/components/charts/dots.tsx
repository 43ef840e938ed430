import { broken, type Look, line } from './drawings.tsx'

interface DotsProps {
  /** How many dots there are, then how many of them are counted next, and so on. */
  counts: readonly number[]
  /** Which dot is the first of the last count. */
  from?: number
  /** Whether the last count is lit, and not merely set apart. */
  isLit?: boolean
  /** Whether only the last count is shown, in a frame as large as all of them. */
  isAlone?: boolean
  /** Whether there are more than the first count, so that an open dot follows. */
  isMore?: boolean
  /** Whether it is so small that its dots stand wider apart, and a few set into many are larger. */
  isSmall?: boolean
  /** Whether their rows are together about six times as wide as high. */
  isWide?: boolean
  /** Whether they are squares, as what is counted are neither people nor parts of a whole. */
  isSquare?: boolean | undefined
}

/** Dots of one size for counts of which each is a part of the one before it. */
export function Dots({ counts, from = 0, isLit = false, isAlone, isMore, isSmall, isWide, isSquare }: DotsProps) {
  const [total = 0] = counts
  const places = total + (isMore ? 1 : 0)
  const columns = isWide ? Math.ceil(places / Math.ceil(Math.sqrt(places / 6))) : columnsOf(places)
  const last = counts.length - 1
  // The first dot begins where the words above it do.
  const edge = isAlone ? 0 : 0.1
  const rows = Math.ceil(places / columns)
  const box = [edge, edge, columns - 2 * edge, rows - 2 * edge]
  // To the first of the last count, from the figure above it or, where there is little room, before it.
  const lineTo = (column: number, row: number) =>
    isSmall ? `M${-columns} ${row + 0.5}H${column}` : `M${column + 0.5} ${-columns / (isAlone ? 50 : 40)}V${row}`
  return (
    <svg viewBox={box.map((length) => Math.round(length * 100) / 100).join(' ')} aria-hidden="true">
      {isAlone && <rect width={columns} height={rows} {...line} strokeWidth="1" className="text-unlit" />}
      {counts.map((count, level) => (
        <Lamps
          // biome-ignore lint/suspicious/noArrayIndexKey: two counts may be the same, and the list never changes
          key={level}
          count={level < last && isAlone ? 0 : count}
          columns={columns}
          from={level === last ? from : 0}
          isSquare={isSquare}
          size={isSmall && from > 0 ? (level < last ? '.66' : count === 1 ? '1' : '.8') : undefined}
          {...lookOf(level, last, isLit)}
        />
      ))}
      {isMore && !isAlone && (
        <Lamps count={1} columns={columns} from={total} color="text-unlit" isOpen isSquare={isSquare} />
      )}
      {from > 0 && <path d={lineTo(from % columns, Math.floor(from / columns))} {...line} strokeWidth="1" />}
    </svg>
  )
}

interface DotsAndOneProps {
  total: number
  isLit: boolean
  /** Whether there are more than the total, so that an open dot follows. */
  isMore: boolean
  /** How many columns they have at most beneath the coin; without it the coin is to their left. */
  most?: number
}

/** A coin, with a line to it from its value, and many dots. */
export function DotsAndOne({ total, isLit, isMore, most }: DotsAndOneProps) {
  const places = total + (isMore ? 1 : 0)
  const columns = columnsOf(places, most)
  // Only a few in a row are large enough for a broken ring.
  const isCoarse = most !== undefined && most < 50
  const rows = Math.ceil(places / columns)
  const top = isCoarse ? -3.25 : -4
  const [box, x, y] = most
    ? [`.1 ${top} ${columns - 0.2} ${rows - top - 0.1}`, 0.5, -1.5]
    : [`-2.1 .1 ${columns + 2} ${rows - 0.2}`, -1.7, rows / 2]
  return (
    <svg viewBox={box} aria-hidden="true">
      <Lamps count={total} columns={columns} color="text-accent" />
      <path d={most ? `M${x} ${top}V${y}` : `M${-columns} ${y}H${x}`} {...line} strokeWidth="1" />
      <circle cx={x} cy={y} r=".4" fill="currentColor" className={isLit ? 'text-lit' : undefined} />
      {isMore && <Lamps count={1} columns={columns} from={total} color="text-accent" isOpen={isCoarse || 'thin'} />}
    </svg>
  )
}

/**
 * The colour of one count of several: the last may be lit, and those after the first are as words are. The first is unlit, or as
 * bright as the lights of the home page if it is alone.
 */
export function lookOf(level: number, last: number, isLit: boolean): Look {
  if (level === last && isLit) return { color: 'text-lit' }
  return { color: level === 0 && (last === 0 ? 'text-accent' : 'text-unlit') }
}

/** The dot that shows which of the counts a figure is. */
export function DotMark(look: Look & Pick<DotsProps, 'isSquare'>) {
  return (
    <svg viewBox="0 0 1 1" width="16" height="16" aria-hidden="true">
      <Lamps count={1} columns={1} {...look} />
    </svg>
  )
}

export interface LampsProps extends Look, Pick<DotsProps, 'isSquare'> {
  count: number
  columns: number
  /** How many places before the first are left free. */
  from?: number
  /** How wide each is, in places. */
  size?: string | undefined
}

/** Dots or squares of one look, row by row: solid, or hollow. */
export function Lamps({ count, columns, from = 0, size = '.8', color, isOpen = false, isSquare }: LampsProps) {
  const look = isOpen
    ? {
        ...(isOpen === 'thin' ? { ...line, strokeWidth: 1 } : isSquare ? { ...line, ...broken } : brokenRing),
        d: outlines(count, columns, from, isSquare),
      }
    : { ...dotted, ...(isSquare && squared), strokeWidth: size, d: dotRows(count, columns, from) }
  return <path {...look} className={color || undefined} />
}

/** How many dots a row has, at most or as suits their number, so that they fill the width, and the last row as far as they can. */
export function columnsOf(total: number, atMost?: number): number {
  const most = atMost || (total <= 100 ? 20 : total <= 300 ? 32 : total <= 600 ? 25 : 40)
  return Math.ceil(total / Math.ceil(total / most))
}

const brokenRing = { fill: 'none', stroke: 'currentColor', strokeWidth: '.13', strokeDasharray: '.2 .114' } as const

const squared = { strokeLinecap: 'square' } as const

/** A line of zero-length dashes, whose round caps are dots, and square ones squares. */
const dotted = { stroke: 'currentColor', strokeLinecap: 'round', strokeDasharray: '0 1', fill: 'none' } as const

/** The lines for a number of dots, row by row. */
function dotRows(count: number, columns: number, from = 0): string {
  if (count === 0) return ''
  const first = Math.floor(from / columns)
  const rows = Math.ceil((from + count) / columns) - first
  return Array.from({ length: rows }, (_, index) => {
    const row = first + index
    const start = Math.max(from - row * columns, 0)
    const end = Math.min(from + count - row * columns, columns)
    // The way back to the next row is the same from each.
    const to = index === 0 ? `M${start + 0.5} ${row + 0.5}` : `m${tenths(0.9 - columns)} 1`
    return `${to}h${tenths(end - start - 0.9)}`
  }).join('')
}

/** The circles or squares for a number of open dots, or of rings. */
function outlines(count: number, columns: number, from: number, isSquare?: boolean): string {
  const places = Array.from({ length: count }, (_, index) => from + index)
  const shape = isSquare ? 'v-.35h.7v.7h-.7z' : 'a.35.35 0 1 1 0 .01z'
  return places.map((place) => `M${(place % columns) + 0.15} ${Math.floor(place / columns) + 0.5}${shape}`).join('')
}

const tenths = (number: number) => Math.round(number * 10) / 10
