import { Link } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The heading of a part of a page, with the link to it laid over it (`client/copy-link.ts` copies its address). The Tab key
 * passes it by: a page has many, and the table of contents leads to the same places.
 */
export function SectionHeading({ id, children }: { id: string; children?: ReactNode }) {
  const link = `link-${id}`
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      <a
        id={link}
        href={`#${id}`}
        tabIndex={-1}
        aria-label="Link to"
        // Its name ends with the words of the heading.
        aria-labelledby={`${link} ${id}`}
        className="copy-link"
      >
        <Link size={20} aria-hidden="true" focusable="false" />
      </a>
      <span role="status" className="copied" />
    </div>
  )
}
