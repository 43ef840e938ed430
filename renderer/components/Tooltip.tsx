import type { ReactNode } from 'react'

/**
 * The name of an icon, shown to somebody who rests on the link or button around it with a pointer or the focus
 * (`styles/tooltips.css`). It is said to assistive technology already; as an attribute it is no second text of the page.
 *
 * @param children what a name alone cannot show
 */
export function Tooltip({ name, children }: { name?: string; children?: ReactNode }) {
  return (
    <span aria-hidden="true" className="tooltip" data-name={name}>
      {children}
    </span>
  )
}
