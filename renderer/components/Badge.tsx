import type { ReactNode } from 'react'

/** A short word on the kind of a thing. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-line bg-sunken px-3 py-0.5 text-small font-semibold text-ink">
      {children}
    </span>
  )
}
