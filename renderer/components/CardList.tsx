import type { ReactNode } from 'react'
import type { Entry } from '../content/entries/site.ts'
import { addressOf, type PageCollectionName } from '../content/kinds/routes.ts'

/** How many cards a list has: each weighs 5 KB, and whoever looks through more of them wants an index. */
export const mostCards = 24

/**
 * The first entries of a list as cards, the others as an index of titles.
 *
 * @param props.heading stands above the index
 * @param props.note makes what stands below a title in the index
 * @param props.children makes the card of an entry
 */
export function CardList<Data extends { title: string }>({
  kind,
  entries,
  className,
  heading,
  note,
  children: card,
}: {
  kind: PageCollectionName
  entries: readonly Entry<Data>[]
  className: string
  heading: ReactNode
  note: (entry: Entry<Data>) => ReactNode
  children: (entry: Entry<Data>) => ReactNode
}) {
  const others = entries.slice(mostCards)
  return (
    <>
      <ul className={className}>
        {entries.slice(0, mostCards).map((entry) => (
          <li key={entry.id}>{card(entry)}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-16 border-t-2 border-ink pt-6">
          {heading}
          <ul data-card="index" className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
            {others.map((entry) => (
              <li key={entry.id} className="break-inside-avoid py-2">
                <a href={addressOf(kind, entry.id)}>{entry.data.title}</a>
                <p className="font-label text-small text-muted">{note(entry)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
