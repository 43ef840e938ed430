/** Values as circles of proportional area on a common baseline; the last one is lit. */
export function Areas({ values }: { values: readonly number[] }) {
  const [largest = 1] = values
  return (
    <svg viewBox="-51 0 102 102" aria-hidden="true">
      {values.map((value, index) => {
        const radius = Math.round(Math.sqrt(value / largest) * 5000) / 100
        const isLast = index === values.length - 1
        const look = isLast ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' }
        return (
          <circle key={value} cy={101 - radius} r={radius} {...look} className={isLast ? 'text-lit' : 'text-unlit'} />
        )
      })}
    </svg>
  )
}
