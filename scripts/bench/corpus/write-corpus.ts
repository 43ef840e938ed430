import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LedgerFigure, readLedger, writeLedger } from '../../../renderer/content/figures/ledger.ts'
import { ledgerPath } from '../../../renderer/content/files/find-files.ts'
import { normaliseText } from '../../../renderer/content/frontmatter/frontmatter.ts'
import { UsageError } from '../../command-line.ts'
import { type CorpusEntry, makeEntry } from './make-entry.ts'

/** What is made. */
export interface CorpusOptions {
  /** How many pilots and articles there are in all; those of the base content are among them. */
  size: number
  /** The same seed, and the same base, give the same bytes. */
  seed: string
  /** The folder for the content tree; it is emptied first. */
  root: string
  /** A sound content tree, from which everything else comes: settings, pages, policy, leaders, partners, ledger, relations. */
  base?: string
}

/**
 * Writes a content tree of any size that passes the check, with a ledger of its own. A file depends on the seed and its
 * place alone, so a large corpus includes the files of a smaller one.
 *
 * @throws UsageError when the base alone has more files
 */
export function writeCorpus({ size, seed, root, base = 'markdown' }: CorpusOptions): void {
  const own = ['pilots', 'articles'].reduce((sum, folder) => sum + readdirSync(join(base, folder)).length, 0)
  if (size < own) throw new UsageError(`the smallest corpus has ${own} files, as many as ${base} has`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(base, root, { recursive: true })
  const entries = Array.from({ length: size - own }, (_, index) => makeEntry(seed, index))
  for (const { kind, id, text } of entries) writeFileSync(join(root, kind, `${id}.md`), text)
  const ledger = readLedger(ledgerPath(base), normaliseText(readFileSync(ledgerPath(base), 'utf8')))
  if (!ledger.ok) throw new UsageError(`${ledgerPath(base)} cannot be read: ${ledger.problems[0]?.message}`)
  const figures = [...addCounts(ledger.value.figures, entries), ...entries.flatMap((entry) => entry.ledger)]
  writeFileSync(ledgerPath(root), writeLedger(figures))
}

/** The counts of the base, with what the made files add to them. */
function addCounts(figures: readonly LedgerFigure[], entries: readonly CorpusEntry[]): LedgerFigure[] {
  const articles = entries.filter(({ kind }) => kind === 'articles')
  const added: Readonly<Record<string, (value: number) => number>> = {
    'count/pilots': (value) => value + entries.length - articles.length,
    'count/articles': (value) => value + articles.length,
    'count/editions': (value) => value + articles.length,
    'count/latest-edition-year': (value) => Math.max(value, ...articles.map(({ year }) => year)),
  }
  return figures.map((figure) => {
    const change = added[figure.id]
    return change && typeof figure.value === 'number' ? { ...figure, value: change(figure.value) } : figure
  })
}
