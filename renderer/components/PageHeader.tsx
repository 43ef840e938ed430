import type { ReactNode } from 'react'
import { Paragraph } from './FigureText.tsx'

/** The head of a page: kicker, title, lead, and what belongs to them. */
export function PageHeader({
  title,
  lead,
  kicker,
  children,
}: {
  title: string
  lead?: string
  kicker?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-6 pt-12 pb-12 md:gap-8 md:pt-20 md:pb-16">
      {kicker && <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-label text-label">{kicker}</p>}
      <h1 className="max-w-[20ch] text-h1">{title}</h1>
      {lead && <Paragraph className="max-w-[44rem] text-lead text-muted">{lead}</Paragraph>}
      {children}
    </div>
  )
}
