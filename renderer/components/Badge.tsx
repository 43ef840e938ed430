import type { ReactNode } from 'react'

/** A short label: the kind or state of something. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block border-2 border-current px-2.5 py-0.5 font-label text-small leading-snug">
      {children}
    </span>
  )
}
