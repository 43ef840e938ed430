import { Link } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The heading of a part of a page, with the link to it laid over it (`client/copy-link.ts` copies its address). The Tab key
 * passes it by: a page has many, and a table of contents leads to the same places.
 */
export function SectionHeading({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      <a href={`#${id}`} tabIndex={-1} aria-labelledby={id} className="copy-link">
        <Link size={20} aria-hidden="true" focusable="false" />
      </a>
      <span role="status" className="copied" />
    </div>
  )
}
