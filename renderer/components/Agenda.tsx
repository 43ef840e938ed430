import { extentOf } from '../content/relations/relation.ts'
import type { Summit } from '../content/schemas/summit.ts'
import { FigureById, Text } from './FigureText.tsx'
import { scheduleRow, TimeBar, wholeOf } from './schedule.tsx'

type Items = Summit['agenda']

/** The agenda of a summit as a schedule, where a bar on the line below each item shows which part of the whole time is its own. */
export function Agenda({ items }: { items: Items }) {
  const numbered = items.map((item, index) => ({
    ...item,
    id: `agenda-${index + 1}`,
    span: extentOf({ value: item.time ?? '' }),
  }))
  const spans = numbered.flatMap(({ span }) => span ?? [])
  const whole = wholeOf(spans)
  const areLong = spans.some(({ from, to }) => to > from)
  return (
    <ol className="border-b border-line">
      {rowsOf(numbered).map(([first, ...rest]) =>
        first.time ? (
          <li key={first.id} data-agenda-item={first.type} className={scheduleRow}>
            <p className="font-display text-h3 whitespace-nowrap">
              <FigureById id={first.id} />
            </p>
            <div>
              <Words of={first} size="text-h3" />
            </div>
            {areLong && first.span && <TimeBar spans={[first.span]} whole={whole} className="h-2 text-accent" />}
          </li>
        ) : (
          <li key={first.id} className={scheduleRow}>
            <p className="font-label text-small text-muted">Time not known</p>
            <ol className="flex flex-wrap gap-2">
              {[first, ...rest].map((item) => (
                <li key={item.id} data-agenda-item={item.type} data-gap="unknown">
                  <Words of={item} size="font-label text-small" />
                </li>
              ))}
            </ol>
          </li>
        ),
      )}
    </ol>
  )
}

/** Items in their rows: one with a time has its own, those without one that follow each other share theirs. */
function rowsOf<Item extends Items[number]>(items: readonly Item[]) {
  const rows: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last && !last[0].time && !item.time) last.push(item)
    else rows.push([item])
  }
  return rows
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
