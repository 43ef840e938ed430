import type { InventoryEntry } from './inventory.ts'

/** A figure that has changed. */
export interface FigureChange {
  id: string
  /** What it was; absent for a figure that is new. */
  old?: InventoryEntry
  /** What it is; absent for a figure that is gone. */
  now?: InventoryEntry
}

/** The figures whose value, unit, qualifier, notation or pages differ between two inventories, in the order of the newer one. */
export function compareInventories(old: readonly InventoryEntry[], now: readonly InventoryEntry[]): FigureChange[] {
  const before = new Map(old.map((entry) => [entry.id, entry]))
  const after = new Set(now.map(({ id }) => id))
  const changed = now.flatMap((entry): FigureChange[] => {
    const previous = before.get(entry.id)
    if (!previous) return [{ id: entry.id, now: entry }]
    return signature(previous) === signature(entry) ? [] : [{ id: entry.id, old: previous, now: entry }]
  })
  const gone = old.filter(({ id }) => !after.has(id)).map((entry) => ({ id: entry.id, old: entry }))
  return [...changed, ...gone]
}

/** The changes as plain text, one figure a block. */
export function changesAsText(changes: readonly FigureChange[], revision: string): string {
  if (changes.length === 0) return `no figure has changed since ${revision}`
  return changes
    .map(({ id, old, now }) => {
      const place = now ?? old
      const hidden = hiddenChanges(old, now)
      return [
        `${id}: ${old?.display ?? '(new)'} → ${now?.display ?? '(gone)'}`,
        ...(hidden.length > 0 ? [`  ${hidden.join('; ')}`] : []),
        `  ${place?.written}`,
        `  must be seen on ${place?.pages.join(', ') || 'no page'}`,
      ].join('\n')
    })
    .join('\n')
}

/** The changes as a table in markdown, fit for a comment on a pull request. */
export function changesAsMarkdown(changes: readonly FigureChange[], revision: string): string {
  if (changes.length === 0) return `No figure has changed since \`${revision}\`.`
  const rows = changes.map(({ id, old, now }) => {
    const place = now ?? old
    const hidden = hiddenChanges(old, now)
    const cells = [
      `\`${id}\``,
      old?.display ?? '*new*',
      `${now?.display ?? '*gone*'}${hidden.length > 0 ? ` (${hidden.join('; ')})` : ''}`,
      `\`${place?.written}\``,
      place?.pages.join(', ') || 'no page',
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  const count = changes.length === 1 ? 'One figure has' : `${changes.length} figures have`
  return [
    `${count} changed since \`${revision}\`:`,
    '',
    '| figure | was | is | written | must be seen on |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function signature({ form, pages }: InventoryEntry): string {
  return JSON.stringify([form, pages])
}

/** What changed in a figure that readers see as before, such as a qualifier that is not shown. */
function hiddenChanges(old: InventoryEntry | undefined, now: InventoryEntry | undefined): string[] {
  if (!old || !now || old.display !== now.display) return []
  const partsOf = ({ form: { value, unit, qualifier, notation }, pages }: InventoryEntry) => {
    const written = typeof value === 'object' ? `${value.from} to ${value.to}` : value
    return { value: written, unit, qualifier, notation, pages: pages.join(', ') }
  }
  const before: Readonly<Record<string, unknown>> = partsOf(old)
  return Object.entries(partsOf(now)).flatMap(([name, after]) =>
    before[name] === after ? [] : [`${name}: ${before[name] || 'none'} → ${after || 'none'}`],
  )
}
