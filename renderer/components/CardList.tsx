import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { ListedEntry } from '../content/entries/site.ts'
import { addressOf, type PageCollectionName } from '../content/kinds/routes.ts'

/** How many cards a list has: each weighs 5 KB, and a visitor who looks through more wants an index. */
export const maxCards = 24

interface CardListProps<Data> {
  kind: PageCollectionName
  entries: readonly ListedEntry<Data>[]
  className: string
  /** What is above the index. */
  heading: ReactNode
  /** Makes what is below a title in the index. */
  note: (entry: ListedEntry<Data>) => ReactNode
  children: (entry: ListedEntry<Data>) => ReactNode
}

/** The first entries of a list as cards, the others as an index of titles. */
export function CardList<Data extends { title: string }>(props: CardListProps<Data>) {
  const { kind, entries, className, heading, note, children: card } = props
  const indexed = entries.slice(maxCards)
  return (
    <>
      <ul className={className}>
        {entries.slice(0, maxCards).map((entry) => (
          <li key={entry.id}>{card(entry)}</li>
        ))}
      </ul>
      {indexed.length > 0 && (
        <div className="mt-12 border-t-2 border-ink pt-6">
          {heading}
          <ul data-card="index" className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {indexed.map((entry) => (
              <li key={entry.id} className="py-2">
                <EntryLink kind={kind} entry={entry} />
                <p className="font-label text-small text-muted">{note(entry)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface EntryLinkProps {
  kind: PageCollectionName
  entry: ListedEntry<{ title: string }>
  className?: string
}

/** The title of a content file, which leads to its page; with the class `card-link` the whole card around it does. */
export function EntryLink({ kind, entry: { id, data }, className }: EntryLinkProps) {
  return (
    <a href={addressOf(kind, id)} className={className}>
      {data.title}
    </a>
  )
}

/** Where a card leads, for eyes: its title is the link. */
export function ReadOn({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      data-page-only=""
      className="mt-auto flex items-center gap-2 font-label text-label text-accent underline"
    >
      {children}
      <ArrowRight size={18} />
    </p>
  )
}
