/** The number of an item in a list that is numbered by text. The check reads these and refuses a gap. */
export function Ordinal({ value, mark = '', className }: { value: number; mark?: string; className?: string }) {
  return (
    <data value={value} data-ordinal="" className={className}>
      {`${value}${mark}`}
    </data>
  )
}
