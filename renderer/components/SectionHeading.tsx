import type { ReactNode } from 'react'
import { Island } from '../islands/Island.tsx'

/** The heading of a part of a page, with a button that copies the link to it. */
export function SectionHeading({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      <Island name="copy-link" props={{ id }} />
    </div>
  )
}
