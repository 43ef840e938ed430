import type { ReactNode } from 'react'
import { Text } from './FigureText.tsx'

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
    <div className="flex max-w-wide flex-col gap-5 pt-12 pb-10 md:pt-20 md:pb-14">
      {kicker && (
        <p className="flex flex-wrap items-center gap-3 text-small font-semibold tracking-wide text-accent uppercase">
          {kicker}
        </p>
      )}
      <h1 className="max-w-[22ch] text-h1">{title}</h1>
      {lead && (
        <p className="max-w-text text-lead text-muted">
          <Text>{lead}</Text>
        </p>
      )}
      {children}
    </div>
  )
}
