import type { ReactNode } from 'react'

/** A short word on the kind of a thing. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block border-2 border-current px-2.5 py-0.5 font-label text-small leading-snug">
      {children}
    </span>
  )
}
