/** A bar of the whole width, cut into as many pieces as are counted. */
export function Pieces({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${count}`} stroke="currentColor" strokeWidth="10" strokeDasharray=".8 .2" className="text-lit" />
    </svg>
  )
}
