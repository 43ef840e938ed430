import type { ReactNode } from 'react'

/**
 * The name of an icon, shown when the link or button around it is hovered or focused (`styles/tooltips.css`). Assistive
 * technology has the name already; an attribute adds no second text to the page.
 */
export function Tooltip({ name, children }: { name?: string; children?: ReactNode }) {
  return (
    <span aria-hidden="true" className="tooltip" data-name={name}>
      {children}
    </span>
  )
}
