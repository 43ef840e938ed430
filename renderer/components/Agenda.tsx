import { extentOf } from '../content/relations/relation.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { percent } from './charts/drawings.tsx'
import { FigureById, Text } from './FigureText.tsx'

const scheduled =
  'grid w-full items-baseline gap-x-8 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-ink sm:-ml-50 sm:w-[calc(100%+--spacing(50))] sm:grid-cols-[10.5rem_minmax(0,1fr)]'

/**
 * The agenda of a summit as a schedule, where a bar below each time is as long as the item takes; items without a time stand
 * side by side in broken frames, beneath the titles of the others. The kind of an item is seen where its title does not say it.
 */
export function Agenda({ items }: { items: (Summit | AnnualSummit)['agenda'] }) {
  const lengths = items.map(({ time: value = '' }) => {
    const { from, to } = extentOf({ value }) ?? { from: 0, to: 0 }
    return to - from
  })
  const longest = Math.max(...lengths)
  return (
    <>
      <ol className="flex flex-wrap gap-x-3 border-b border-line sm:has-[.grid]:pl-50">
        {items.map(({ time, title, speaker, type }, index) => (
          <li
            key={title}
            data-agenda-item={type}
            data-gap={time ? undefined : 'unknown'}
            className={time ? scheduled : 'mb-3 flex-auto text-center'}
          >
            {time && (
              <div>
                <p className="font-display text-h3 whitespace-nowrap">
                  <FigureById id={`agenda-${index + 1}`} />
                </p>
                {longest > 0 && (
                  <svg aria-hidden="true" className="mt-2 h-1 w-full text-lit">
                    <rect width={`${percent((lengths[index] ?? 0) / longest)}%`} height="100%" fill="currentColor" />
                  </svg>
                )}
              </div>
            )}
            <div>
              <h3 className={time ? 'text-h3' : 'text-label'}>
                <Text>{title}</Text>
              </h3>
              {speaker && <p className="mt-1 text-muted">{speaker}</p>}
              <p className={title.toLowerCase().includes(type) ? 'sr-only' : 'font-label text-small text-muted'}>
                <span>{type}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {items.some(({ time }) => !time) && (
        <p className="text-small text-muted">The items in broken frames have no time yet.</p>
      )}
    </>
  )
}
