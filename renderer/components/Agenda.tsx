import { extentOf } from '../content/relations/relation.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { percent } from './charts/drawings.tsx'
import { FigureById, Text } from './FigureText.tsx'

/**
 * The agenda of a summit as a schedule, where a bar beside each item is as long as the item takes; items without a time stand
 * side by side in broken frames.
 */
export function Agenda({ items }: { items: Summit['agenda'] }) {
  const lengths = items.map(({ time: value = '' }) => {
    const { from, to } = extentOf({ value }) ?? { from: 0, to: 0 }
    return to - from
  })
  const longest = Math.max(...lengths)
  return (
    <>
      <ol className="flex flex-wrap gap-x-3 border-b border-line">
        {items.map((item, index) =>
          item.time ? (
            <li
              key={item.title}
              data-agenda-item={item.type}
              className="grid w-full items-baseline gap-x-8 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-ink sm:grid-cols-[10.5rem_minmax(0,1fr)]"
            >
              <div>
                <p className="font-display text-h3 whitespace-nowrap">
                  <FigureById id={`agenda-${index + 1}`} />
                </p>
                {longest > 0 && <Length share={(lengths[index] ?? 0) / longest} />}
              </div>
              <AgendaItem item={item} />
            </li>
          ) : (
            <li key={item.title} data-agenda-item={item.type} data-gap="unknown" className="mb-3">
              <AgendaItem item={item} />
            </li>
          ),
        )}
      </ol>
      {items.some(({ time }) => !time) && (
        <p className="text-small text-muted">The items in broken frames have no time yet.</p>
      )}
    </>
  )
}

/** What happens and who leads it, with its kind, which is seen where the title does not say it. */
function AgendaItem({ item: { time, title, speaker, type } }: { item: (Summit | AnnualSummit)['agenda'][number] }) {
  const isSaid = title.toLowerCase().includes(type)
  return (
    <div>
      <h3 className={time ? 'text-h3' : 'text-label'}>
        <Text>{title}</Text>
      </h3>
      {speaker && <p className="mt-1 text-muted">{speaker}</p>}
      <p className={isSaid ? 'sr-only' : 'font-label text-small text-muted'}>
        <span>{type}</span>
      </p>
    </div>
  )
}

/** A bar below the time of an item of the agenda; that of the longest takes the whole width. */
function Length({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="mt-2 h-1 w-full text-lit">
      <rect width={`${percent(share)}%`} height="100%" fill="currentColor" />
    </svg>
  )
}
