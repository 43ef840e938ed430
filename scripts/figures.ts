import { loadContent } from '../renderer/content/load.ts'
import { didYouMean } from '../renderer/content/suggest.ts'
import { buildDay } from './build/build-day.ts'
import { isBuiltFrom } from './build/fingerprint.ts'
import { readPages } from './check/read-pages.ts'
import { contentAt } from './figures/at-revision.ts'
import { brokenAsMarkdown, brokenAsText, findBroken } from './figures/broken.ts'
import { changesAsMarkdown, changesAsText, compareInventories } from './figures/compare-revisions.ts'
import { type InventoryEntry, takeInventory } from './figures/inventory.ts'
import { contentRoot, readOptions, run, UsageError } from './options.ts'

await run(async () => {
  const { values, positionals } = readOptions(
    { root: { type: 'string' }, since: { type: 'string' }, format: { type: 'string', default: 'text' } },
    { allowPositionals: true },
  )
  if (values.format !== 'text' && values.format !== 'markdown') throw new UsageError('the formats are text, markdown')
  const isMarkdown = values.format === 'markdown'
  const root = contentRoot(values.root)
  const today = buildDay()
  const loaded = loadContent({ root, publicFolder: 'public', renders: false, today })
  const old = values.since ? contentAt(values.since, root, today) : undefined
  // A figure of a broken file looks like one that is gone, so nothing is told of figures then.
  const broken = [
    ...(old ? findBroken(`the content at ${values.since}`, old.loaded, old.rename) : []),
    ...findBroken('the content', loaded),
  ]
  if (broken.length > 0) {
    console.log(isMarkdown ? brokenAsMarkdown(broken) : brokenAsText(broken))
    return 1
  }
  if (values.since && old) {
    const before = takeInventory(old.loaded).map((entry) => ({ ...entry, written: old.rename(entry.written) }))
    const changes = compareInventories(before, takeInventory(loaded))
    console.log(isMarkdown ? changesAsMarkdown(changes, values.since) : changesAsText(changes, values.since))
    return 0
  }
  // The pages say where a figure is seen only when they were built from exactly this content.
  const inventory = takeInventory(
    loaded,
    isBuiltFrom('dist', root) ? readPages('dist/client', loaded)?.seenOn : undefined,
  )
  if (positionals.length > 0)
    console.log(positionals.flatMap((name) => find(name, inventory).map(explain)).join('\n\n'))
  else console.log(inventory.map(line).join('\n'))
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

function line({ id, display, written, pages, seenOn }: InventoryEntry): string {
  return `${id.padEnd(60)} ${display.padEnd(28)} ${written.padEnd(58)} ${(seenOn ?? pages).join(' ')}`.trimEnd()
}

function explain({ id, display, meaning, spec, source, written, reviewed, pages, seenOn }: InventoryEntry): string {
  const sources = { frontmatter: 'in the frontmatter', derived: 'counted from the content', code: 'in the code' }
  const name = (paths: readonly string[]) => (paths.length > 0 ? paths.join(', ') : 'no page')
  return [
    `${id}: ${display}`,
    `  ${meaning}`,
    `  written ${sources[source]}, ${written}`,
    `  reviewed in ${reviewed} (specification, section ${spec})`,
    seenOn
      ? `  seen on ${name(seenOn)}`
      : `  must be seen on ${name(pages)} (the pages are not built from this content)`,
    `  in a text: :stat[${id}]`,
  ].join('\n')
}
