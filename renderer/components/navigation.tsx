import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { addressOf, type PageCollectionName } from '../content/kinds/routes.ts'
import { lightName, Motif } from '../motif/Motif.tsx'
import { usePage, usePageOf } from '../use-page.ts'

/** Where a page is: a link back to the list above it and, where there is room, the breadcrumbs from home. */
export function Trail({ title }: { title: string }) {
  const { list } = usePage()
  if (!list) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 md:pt-6">
      <a
        href={list.path}
        data-page-only=""
        className="no-print inline-flex min-h-11 items-center gap-2 font-label text-label"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {`Back to ${list.title}`}
      </a>
      <nav aria-label="Breadcrumb" className="no-print max-md:hidden">
        <ol className="flex flex-wrap gap-x-2 font-label text-small text-muted">
          {[{ path: '/', title: 'Home' }, list].map((above) => (
            <li key={above.path}>
              <a href={above.path} className="inline-flex min-h-6 items-center">
                {above.title}
              </a>
              <span aria-hidden="true" className="ml-2">
                /
              </span>
            </li>
          ))}
          <li className="inline-flex min-h-6 items-center">{title}</li>
        </ol>
      </nav>
    </div>
  )
}

interface NeighboursProps {
  kind: PageCollectionName
  /** What the links have in common, for assistive technology. */
  label: string
  /** What is above the title of one of them. */
  kicker: (place: 'previous' | 'next', id: string) => ReactNode
}

/** Links at the end of a page to those before and after it in its list. */
export function Neighbours({ kind, label, kicker }: NeighboursProps) {
  const { neighbours } = usePageOf(kind)
  if (!neighbours) return null
  const { previous, next } = neighbours
  const links = [
    // Of two pages each is on both sides of the other.
    ...(previous.id === next.id ? [] : [{ place: 'previous', to: previous, look: 'lg:flex-row' } as const]),
    { place: 'next', to: next, look: 'md:text-right lg:flex-row-reverse' } as const,
  ]
  return (
    <nav aria-label={label} className="no-print flex w-full flex-wrap gap-3 sm:gap-8">
      {links.map(({ place, to: { id, title, drawing }, look }) => (
        <a
          key={id}
          href={addressOf(kind, id)}
          data-light={lightName(id)}
          className={`flex w-[min(9rem,100%)] grow flex-col border-2 border-ink bg-paper no-underline hover:underline ${look}`}
        >
          <Motif {...drawing} className="aspect-[2/1] lg:w-1/2" />
          <span className="flex min-w-0 flex-1 flex-col gap-1 p-3 lg:justify-center lg:px-6">
            <span className="font-label text-small text-muted">{kicker(place, id)}</span>
            <span className="font-display text-h3 text-balance">{title}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
