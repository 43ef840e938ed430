import type { AnnualSummit } from '../content/schemas/summit.ts'
import { Badge } from './Badge.tsx'
import { FigureById, Text } from './FigureText.tsx'

/** The agenda of a summit; items without a time are still to be scheduled. */
export function Agenda({ items }: { items: readonly AnnualSummit['agenda'][number][] }) {
  return (
    <ol className="max-w-text divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <li
          key={item.title}
          data-agenda-item={item.type}
          className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[8.5rem_1fr_auto]"
        >
          <p className="font-semibold text-accent tabular-nums">
            {item.time ? <FigureById id={`agenda-${index + 1}`} /> : 'Time to follow'}
          </p>
          <div>
            <h3 className="text-h3">
              <Text>{item.title}</Text>
            </h3>
            {item.speaker && <p className="text-muted">{item.speaker}</p>}
          </div>
          <p>
            <Badge>{item.type}</Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}
