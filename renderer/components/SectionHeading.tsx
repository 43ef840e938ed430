import type { ReactNode } from 'react'

/**
 * The heading of a part of a page, with the link to it laid over it (`client/copy-link.ts` copies its address). The Tab key
 * passes it by: a page has many, and a table of contents leads to the same places.
 */
export function SectionHeading({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      {/* biome-ignore lint/a11y/useAnchorContent: its name is the heading, and the stylesheet draws its sign */}
      <a href={`#${id}`} tabIndex={-1} aria-labelledby={id} className="copy-link" />
      <span role="status" className="copied" />
    </div>
  )
}
