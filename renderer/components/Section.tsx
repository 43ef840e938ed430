import type { ReactNode } from 'react'
import { SectionHeading } from './SectionHeading.tsx'

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

/** The width of the parts of a page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-wide px-gutter ${className}`}>{children}</div>
}
