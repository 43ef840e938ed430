import type { ReactNode, SVGProps } from 'react'

export interface Look {
  /** Without one they have that of the words. */
  color: 'text-lit' | 'text-unlit' | 'text-accent' | false
  /** Whether they stand for what is not known: broken rings, or thin ones where they are too small for that. */
  isOpen?: boolean | 'thin'
}

interface BarProps {
  /** How much of the scale it takes, from 0 to 1. */
  share: number
  /** Where it ends for certain: what is beyond may be chance, and only its outline is drawn. */
  certain?: number
  /** Lit if it is a result; without one it has that of what is compared with a result. */
  color?: Look['color']
  /** Whether it is a share, so that the outline of the rest follows. */
  isShare?: boolean
  /** Where its goal is: a broken outline reaches there, or else a line crosses the bar. */
  goal?: number
  /** Whether it is only the least, so that an open end follows. */
  isMore?: boolean
  /** Whether all bars of its chart leave room for an open end. */
  hasRoom?: boolean
}

/** A bar that begins at zero, above the scale of the whole chart. The value above it says what it shows. */
export function Bar({ share, certain = 1, color = 'text-unlit', isShare, goal, isMore, hasRoom }: BarProps) {
  const [length, solid] = [percent(share), percent(Math.min(share, certain))]
  return (
    <Stretched viewBox={`0 0 ${hasRoom ? 102.6 : 100} 10`}>
      {goal !== undefined && goal >= share && (
        <path d={`M${length} 0H${percent(goal)}V10H${length}`} {...line} {...broken} />
      )}
      {isShare && <path d={`M${length} 0H100V10H${length}`} {...line} strokeWidth="1" className="text-unlit" />}
      {/* A sliver is no higher than the outline that begins with it: a tick across shows where it ends. */}
      {isShare && length < 1 && <path d={`M${length} -3V13`} {...line} className={color || undefined} />}
      {/* A share too small to be seen has its outline, half a pixel on each side. */}
      <rect
        {...line}
        strokeWidth={isShare ? 1 : 0}
        width={solid}
        height="10"
        fill="currentColor"
        className={color || undefined}
      />
      {length > solid && (
        <path
          d={`M${solid} 0H${length}V10H${solid}`}
          {...line}
          {...broken}
          fill="var(--ground)"
          className={color || undefined}
        />
      )}
      {isMore && <path d={`M${length} 0h2.5m0 10h-2.5`} {...line} {...broken} className="text-unlit" />}
      {!isShare && <path d="M0 0V10" {...line} />}
      {goal !== undefined && goal < share && (
        <path
          d={`M${percent(goal)} 10V0`}
          {...line}
          {...broken}
          className={goal < certain ? 'text-paper' : 'text-ink'}
        />
      )}
    </Stretched>
  )
}

/** The shares at which goals cross all bars, as broken lines. */
export function Goals({ shares }: { shares: readonly number[] }) {
  const d = shares.map((share) => `M${percent(share)} 0V10`).join('')
  return (
    <Stretched className="goals absolute inset-0 h-full w-full overflow-visible">
      <path d={d} {...line} {...broken} />
    </Stretched>
  )
}

/** Thin lines that quarter the scale, with what each stands for at its foot, so that what is empty can be seen as a distance. */
export function Quarters({ labels }: { labels: readonly { value: number; label: string }[] }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <Stretched className="h-full w-full">
        <path d="M25 0V10M50 0V10M75 0V10" {...line} strokeWidth="1" opacity=".3" />
      </Stretched>
      {/* Drawn by the stylesheet: they are no figures of the text. */}
      <div className="quarters">
        {labels.map(({ value, label }) => (
          <small key={value} data-quarter={value} data-label={label} />
        ))}
      </div>
    </div>
  )
}

/** Space before words, as a share of the line, so that they begin at their mark; it shrinks where they need the room. */
export function At({ share }: { share: number }) {
  return <svg width={`${percent(share)}%`} aria-hidden="true" className="at" />
}

/** A bar of parts one after the other, the last of them lit if it is a result, under a bracket as long as their whole. */
export function Stack({ whole, shares, isLit }: { whole: number; shares: readonly number[]; isLit: boolean }) {
  return (
    <Stretched>
      <path d={`M0 2V0H${percent(whole)}V2`} {...line} />
      {shares.map((share, index) => {
        const from = percent(sum(shares.slice(0, index)))
        const isLast = index === shares.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same, and the list never changes
          <g key={index} className={!isLit ? 'text-accent' : isLast ? 'text-lit' : 'text-unlit'}>
            <rect x={from} y="3" width={percent(share)} height="7" fill="currentColor" />
            {index > 0 && <path d={`M${from} 3V10`} {...line} className="text-night" />}
          </g>
        )
      })}
    </Stretched>
  )
}

/** A drawing that is as wide as its place, whatever its height; its lines stay as thin as they are. */
function Stretched(attributes: SVGProps<SVGSVGElement>) {
  return <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {...attributes} />
}

/** A share of the whole width, from 0 to 100. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
} as const
export const broken = { strokeDasharray: '4 3' }

/** A line where the path is, and one after each of so many months. */
const months = (count: number) => `v1${'m1-1v1'.repeat(count)}`

interface Span {
  from: number
  length: number
}

/**
 * One step of a plan between the lines of its months, which part its bar: `whole` is an outline where only the `solid` ones are
 * named. The date is after it or, where little room is left, before it: in the outline if that begins with the plan. Where neither
 * side has room, it is beneath. Chromium blurs what is stretched much more one way than the other.
 */
export function MonthBar({
  length,
  whole,
  solid,
  date,
}: {
  length: number
  whole: Span
  solid: Span
  date: ReactNode
}) {
  const end = (whole.from + whole.length) / length
  const start = (whole.from || solid.from) / length
  const isLate = end > 0.75
  const isBefore = isLate && start >= 0.25
  return (
    <div className="relative">
      <Stretched viewBox={`0 0 ${length} 1`} className="absolute inset-0 h-6 w-full text-unlit">
        <path d={`M0 0${months(length)}`} {...line} strokeWidth="1" opacity=".4" />
        {whole.length > solid.length && <rect x={whole.from} width={whole.length} height="1" {...line} {...broken} />}
        <rect x={solid.from} width={solid.length} height="1" {...line} fill="var(--color-dusk)" />
        {solid.length > 1 && (
          <path
            d={`M${solid.from + 1} 0${months(solid.length - 2)}`}
            {...line}
            stroke="var(--ground, var(--color-paper))"
          />
        )}
      </Stretched>
      <p
        className={`relative flex min-h-6 items-center text-small font-semibold${isBefore ? ' flex-row-reverse text-right' : isLate ? ' pt-7' : ''}`}
      >
        {(start > 0 || !isLate) && <At share={isBefore ? 1 - start : isLate ? start : end} />}
        {date}
      </p>
    </div>
  )
}
