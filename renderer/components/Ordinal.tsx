/** The number of an item in a list that is numbered by text; the check reads that such numbers run without a gap. */
export function Ordinal({ value, mark = '', className }: { value: number; mark?: string; className?: string }) {
  return (
    <data value={value} data-ordinal="" className={className}>
      {`${value}${mark}`}
    </data>
  )
}
