import { extentOf } from '../content/relations/relation.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { percent } from './charts/drawings.tsx'
import { FigureById, Text } from './FigureText.tsx'

type Items = (Summit | AnnualSummit)['agenda']

const row = 'grid items-baseline gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[10.5rem_minmax(0,1fr)]'

/**
 * The agenda of a summit as a schedule, where a bar below each item is as long as it takes; items without a time stand side by
 * side in broken frames, in a row of their own.
 */
export function Agenda({ items }: { items: Items }) {
  const lengths = items.map(({ time: value = '' }) => {
    const { from, to } = extentOf({ value }) ?? { from: 0, to: 0 }
    return to - from
  })
  const longest = Math.max(...lengths)
  return (
    <ol className="chart on-night">
      {items.map((item, index) => {
        if (item.time)
          return (
            <li key={item.title} data-agenda-item={item.type} className={row}>
              <p className="font-display text-h3 whitespace-nowrap">
                <FigureById id={`agenda-${index + 1}`} />
              </p>
              <div>
                <Words of={item} size="text-h3" />
              </div>
              {longest > 0 && (
                <svg aria-hidden="true" className="col-span-full -mb-5 h-1.5 self-end w-full text-lit">
                  <rect width={`${percent((lengths[index] ?? 0) / longest)}%`} height="100%" fill="currentColor" />
                </svg>
              )}
            </li>
          )
        // Each stands in the row of the first.
        if (index > 0 && !items[index - 1]?.time) return null
        const next = items.findIndex(({ time }, at) => time && at > index)
        return (
          <li key={item.title} className={row}>
            <p className="font-label text-small text-muted">Time not known</p>
            <ol className="flex flex-wrap gap-3">
              {items.slice(index, next === -1 ? undefined : next).map((other) => (
                <li
                  key={other.title}
                  data-agenda-item={other.type}
                  data-gap="unknown"
                  className="flex-auto text-center"
                >
                  <Words of={other} size="text-label" />
                </li>
              ))}
            </ol>
          </li>
        )
      })}
    </ol>
  )
}

/** What happens and who leads it. The kind of an item is seen where its title does not say it. */
function Words({ of: { title, speaker, type }, size }: { of: Items[number]; size: string }) {
  return (
    <>
      <h3 className={size}>
        <Text>{title}</Text>
      </h3>
      {speaker && <p className="mt-1 text-muted">{speaker}</p>}
      <p className={title.toLowerCase().includes(type) ? 'sr-only' : 'font-label text-small text-muted'}>
        <span>{type}</span>
      </p>
    </>
  )
}
