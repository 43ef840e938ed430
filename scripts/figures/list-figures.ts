import { keptIn } from '../../renderer/content/figures/figure.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { commandFor, didYouMean } from '../../renderer/content/problems/suggest.ts'
import { isBuiltFrom } from '../build/fingerprint.ts'
import { readPages } from '../check/read-pages.ts'
import { reportBroken } from '../check/report.ts'
import { UsageError } from '../options.ts'
import { contentAt } from './at-revision.ts'
import { changesAsMarkdown, changesAsText, compareInventories } from './compare-revisions.ts'
import { type InventoryEntry, takeInventory } from './inventory.ts'

/** The options of the command. */
export interface ListOptions extends ContentPlace {
  /** A git revision: lists what has changed since, instead of all figures. */
  since?: string | undefined
  /** Whether to list changes in markdown, rather than as text. */
  isMarkdown?: boolean
  /** The figures to explain; all are listed when none is named. */
  names?: readonly string[]
}

/** Lists figures, explains some, or lists what has changed since a revision: the output, and whether that succeeded. */
export async function listFigures({ since, isMarkdown = false, names = [], ...place }: ListOptions) {
  const old = since ? contentAt(since, place) : undefined
  const loaded = loadContent(place)
  // A figure of a broken file looks deleted, so only the problem is reported.
  const broken = [
    ...(old ? reportBroken(`the content at ${since}`, old, isMarkdown) : []),
    ...reportBroken('the content', loaded, isMarkdown),
  ]
  if (broken.length > 0) return { text: broken.join(isMarkdown ? '\n\n' : '\n'), isWhole: false }
  if (since && old) {
    const changes = compareInventories(old.inventory, takeInventory(loaded))
    return { text: isMarkdown ? changesAsMarkdown(changes, since) : changesAsText(changes, since), isWhole: true }
  }
  // The pages say where a figure is seen only when they were built from exactly this content.
  const pages = isBuiltFrom('dist', place.root) ? await readPages('dist/client', loaded) : undefined
  const inventory = takeInventory(loaded, pages?.seenOn)
  const found = names.flatMap((name) => find(name, inventory, place.root))
  const text = names.length > 0 ? found.map(explain).join('\n\n') : inventory.map(line).join('\n')
  return { text, isWhole: true }
}

/** The figures that a name means: `unhcr-us/total-reach` exactly, `total-reach` in every file. */
function find(name: string, inventory: readonly InventoryEntry[], root: string): InventoryEntry[] {
  const found = inventory.filter(({ id }) => id === name || id.endsWith(`/${name}`))
  if (found.length > 0) return found
  const names = inventory.flatMap(({ id }) => [id, id.replace(/^.*\//, '')])
  const hint = didYouMean(name, [...new Set(names)]) || `${commandFor('npm run figures', root)} lists them all`
  throw new UsageError(`there is no figure ${name}; ${hint}`)
}

function line({ id, display, written, pages, seenOn }: InventoryEntry): string {
  return `${id.padEnd(60)} ${display.padEnd(28)} ${written.padEnd(58)} ${(seenOn ?? pages).join(' ')}`.trimEnd()
}

function explain({ id, display, meaning, origin, written, reviewed, pages, seenOn }: InventoryEntry): string {
  const places = { fields: 'in the frontmatter', count: 'counted from the content', code: 'in the code' }
  return [
    `${id}: ${display}`,
    `  ${meaning}`,
    `  written ${places[keptIn(id)]}, ${written}`,
    `  reviewed in ${reviewed} (${origin})`,
    seenOn
      ? `  seen on ${seenOn.join(', ') || 'no page'}`
      : `  must be seen on ${pages.join(', ') || 'no page'} (the pages are not built from this content)`,
    `  in a text: :stat[${id}]`,
  ].join('\n')
}
