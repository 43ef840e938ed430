import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { writeYaml } from '../../../renderer/content/frontmatter/write-yaml.ts'
import type { Stat } from '../../../renderer/content/schemas/figure.ts'
import { everyFile } from './figures.ts'
import type { Random } from './random.ts'

/** A content file of the corpus, with what the ledger says of its figures. */
export interface CorpusEntry {
  collection: 'articles' | 'pilots'
  id: string
  text: string
  ledger: LedgerFigure[]
}

/** What a file needs to know of the file before it, to which it links. */
export interface Neighbour {
  id: string
  path: string
}

/** Writes a content file: frontmatter in YAML, then the text. */
export function writeEntry(fields: object, blocks: readonly string[]): string {
  return `---\n${writeYaml(fields)}---\n\n${blocks.join('\n\n')}\n`
}

/** A sentence that links to the file before and quotes a figure of it. */
export function mention({ id, path }: Neighbour, random: Random): string {
  const words = random.pick(['a similar piece of work', 'the case told before', 'the neighbouring team'])
  return `Compare it with [${words}](${path}), which reached :stat[${id}/${everyFile}] people, or read [an outside view](https://example.org/views/${id}).`
}

/** What the ledger says of a file's stats. */
export function ledgerOf(scope: string, stats: readonly Stat[], pages: string[]): LedgerFigure[] {
  return stats.map(({ id, label, value, unit, qualifier }) => ({
    id: `${scope}/${id}`,
    value,
    ...(unit && { unit }),
    ...(qualifier && { qualifier }),
    notation: 'standard',
    meaning: `Of ${scope}: ${label}.`,
    source: 'corpus',
    pages,
  }))
}

/** The fields of a stat as frontmatter has them, in the order of the schema and without what is the default. */
export function statFields(stats: readonly Stat[]): Omit<Stat, 'notation'>[] {
  return stats.map(({ id, label, value, unit, qualifier }) => ({
    id,
    label,
    value,
    ...(unit && { unit }),
    ...(qualifier && { qualifier }),
  }))
}
