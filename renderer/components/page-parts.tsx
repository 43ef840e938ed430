import type { ReactNode } from 'react'

interface SectionProps {
  /** The id of the heading, for links that lead to it. */
  id: string
  title: ReactNode
  /** Whether the content takes the whole width beneath the heading, instead of standing beside it. */
  isWide?: boolean
  children: ReactNode
}

/** A part of a page under a heading of the second level. */
export function PageSection({ id, title, isWide = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={isWide ? 'section section-wide' : 'section'}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}

/**
 * The heading of a part of a page, with the link to it laid over it (`client/copy-link.ts` copies its address). The Tab key
 * skips it: a page has many, and a table of contents leads to the same places.
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

/** The width of the parts of a page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-wide px-gutter ${className}`}>{children}</div>
}
