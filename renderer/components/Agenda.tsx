import type { AnnualSummit } from '../content/schemas/summit.ts'
import { Badge } from './Badge.tsx'
import { FigureById, Text } from './FigureText.tsx'

/** The kinds of items that a visitor looks for first; they stand out from the schedule. */
const highlights: readonly string[] = ['keynote', 'presentation', 'workshop']

/** The agenda of a summit as a schedule; items without a time are still to be scheduled. */
export function Agenda({ items }: { items: readonly AnnualSummit['agenda'][number][] }) {
  return (
    <ol className="border-b-2 border-ink">
      {items.map((item, index) => (
        <li
          key={item.title}
          data-agenda-item={item.type}
          className={`grid items-baseline gap-x-8 gap-y-2 border-t py-5 first:border-t-2 first:border-ink sm:grid-cols-[10.5rem_minmax(0,1fr)_auto] ${highlights.includes(item.type) ? 'lit-row' : ''} border-line`}
        >
          {item.time ? (
            <p className="font-display text-h3 whitespace-nowrap">
              <FigureById id={`agenda-${index + 1}`} />
            </p>
          ) : (
            <p className="font-label text-label text-muted">Time to follow</p>
          )}
          <div>
            <h3 className="text-h3">
              <Text>{item.title}</Text>
            </h3>
            {item.speaker && <p className="mt-1 text-muted">{item.speaker}</p>}
          </div>
          <p className="justify-self-start">
            <Badge>{item.type}</Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}
