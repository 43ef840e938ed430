import { type BarProps, hollow } from './Bar.tsx'

/** A step of a funnel, as wide as its share above and as the next one below. */
export function FunnelStep({ share, next, isLit, isHollow }: BarProps & { next: number }) {
  const edge = (part: number) => Math.max(0, Math.round(5000 - part * 5000) / 100)
  const [top, bottom] = [edge(share), edge(next)]
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M${top} 0H${100 - top}L${100 - bottom} 10H${bottom}z`}
        {...(isHollow ? hollow : { fill: 'currentColor' })}
        className={isLit ? 'text-lit' : 'text-unlit'}
      />
    </svg>
  )
}
