import type { ReactNode } from 'react'

/**
 * The name of an icon, shown to somebody who rests on the link or button around it with a pointer or the focus
 * (`styles/tooltips.css`). The name itself is said to assistive technology already.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="tooltip">
      {children}
    </span>
  )
}
