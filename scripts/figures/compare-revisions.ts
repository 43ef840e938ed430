import type { InventoryEntry } from './inventory.ts'

/**
 * The figures whose value, unit, qualifier, notation or pages differ between two inventories, in the order of the newer
 * one: what was shown and what is, and what has changed without being shown, such as a qualifier.
 */
export function compareInventories(old: readonly InventoryEntry[], now: readonly InventoryEntry[]) {
  const before = new Map(old.map((entry) => [entry.id, entry]))
  const after = new Map(now.map((entry) => [entry.id, entry]))
  return [...now, ...old.filter(({ id }) => !after.has(id))].flatMap((entry) => {
    const [was, is] = [before.get(entry.id), after.get(entry.id)]
    const parts = was && is ? changedParts(was, is) : []
    if (was && is && parts.length === 0) return []
    const hidden = was?.display === is?.display ? parts.join('; ') : ''
    return [{ ...entry, was: was?.display, is: is?.display, hidden }]
  })
}

/** A figure that has changed; what it was is absent for a new one, and what it is for one that is gone. */
type FigureChange = ReturnType<typeof compareInventories>[number]

/** The changes as plain text, one figure a block. */
export function changesAsText(changes: readonly FigureChange[], revision: string): string {
  if (changes.length === 0) return `no figure has changed since ${revision}`
  return changes
    .flatMap(({ id, was = '(new)', is = '(gone)', hidden, written, pages }) => [
      `${id}: ${was} → ${is}`,
      ...(hidden ? [`  ${hidden}`] : []),
      `  ${written}`,
      `  must be seen on ${pages.join(', ') || 'no page'}`,
    ])
    .join('\n')
}

/** The changes as a table in markdown, fit for a comment on a pull request. */
export function changesAsMarkdown(changes: readonly FigureChange[], revision: string): string {
  if (changes.length === 0) return `No figure has changed since \`${revision}\`.`
  const rows = changes.map(({ id, was = '*new*', is = '*gone*', hidden, written, pages }) => {
    const shown = hidden ? `${is} (${hidden})` : is
    const cells = [`\`${id}\``, was, shown, `\`${written}\``, pages.join(', ') || 'no page']
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

/** What has changed in a figure: `unit: feet → metres`. */
function changedParts(old: InventoryEntry, now: InventoryEntry): string[] {
  const partsOf = ({ form: { value, unit, qualifier, notation }, pages }: InventoryEntry) => {
    const written = typeof value === 'object' ? `${value.from} to ${value.to}` : value
    return { value: written, unit, qualifier, notation, pages: pages.join(', ') }
  }
  const before: Readonly<Record<string, unknown>> = partsOf(old)
  return Object.entries(partsOf(now)).flatMap(([name, after]) =>
    before[name] === after ? [] : [`${name}: ${before[name] || 'none'} → ${after || 'none'}`],
  )
}
