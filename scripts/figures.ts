import { loadContent } from '../renderer/content/load.ts'
import { didYouMean } from '../renderer/content/suggest.ts'
import { buildDay } from './build/build-day.ts'
import { inventoryAt } from './figures/at-revision.ts'
import { changesAsMarkdown, changesAsText, compareInventories } from './figures/compare-revisions.ts'
import { type InventoryEntry, takeInventory } from './figures/inventory.ts'
import { contentRoot, readOptions, run, UsageError } from './options.ts'

await run(async () => {
  const { values, positionals } = readOptions(
    { root: { type: 'string' }, since: { type: 'string' }, format: { type: 'string', default: 'text' } },
    { allowPositionals: true },
  )
  if (values.format !== 'text' && values.format !== 'markdown') throw new UsageError('the formats are text, markdown')
  const root = contentRoot(values.root)
  const inventory = takeInventory(loadContent({ root, publicFolder: 'public', renders: false, today: buildDay() }))
  if (values.since) {
    const changes = compareInventories(inventoryAt(values.since, root), inventory)
    console.log(
      values.format === 'markdown' ? changesAsMarkdown(changes, values.since) : changesAsText(changes, values.since),
    )
  } else if (positionals.length > 0) {
    console.log(positionals.flatMap((name) => find(name, inventory).map(explain)).join('\n\n'))
  } else console.log(inventory.map(line).join('\n'))
  return 0
})

/** The figures that a name means: `unhcr-us/total-reach` exactly, `total-reach` in every file. */
function find(name: string, inventory: readonly InventoryEntry[]): InventoryEntry[] {
  const found = inventory.filter(({ id }) => id === name || id.endsWith(`/${name}`))
  if (found.length > 0) return found
  const names = inventory.flatMap(({ id }) => [id, id.replace(/^.*\//, '')])
  throw new UsageError(
    `there is no figure ${name}; ${didYouMean(name, [...new Set(names)]) || 'npm run figures lists them all'}`,
  )
}

function line({ id, display, written, pages }: InventoryEntry): string {
  return `${id.padEnd(60)} ${display.padEnd(28)} ${written.padEnd(58)} ${pages.join(' ')}`.trimEnd()
}

function explain({ id, display, meaning, spec, source, written, reviewed, pages }: InventoryEntry): string {
  const sources = { frontmatter: 'in the frontmatter', derived: 'counted from the content', code: 'in the code' }
  return [
    `${id}: ${display}`,
    `  ${meaning}`,
    `  written ${sources[source]}, ${written}`,
    `  reviewed in ${reviewed} (specification, section ${spec})`,
    `  seen on ${pages.length > 0 ? pages.join(', ') : 'no page'}`,
    `  in a text: :stat[${id}]`,
  ].join('\n')
}
