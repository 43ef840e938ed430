import { isDraft } from '../entries/entry.ts'
import type { ReadFiles } from '../entries/read-files.ts'
import { findRedirects, followRedirects } from '../entries/redirects.ts'
import { type Ledger, readLedger } from '../figures/ledger.ts'
import { type FoundFile, ledgerFile, ledgerPath } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { addressOf, collectionOf, listOf, wordFor } from '../kinds/routes.ts'
import { singles } from '../kinds/singles.ts'
import { errorAt, type Problem, placeIn, startOf } from '../problems/problem.ts'
import { commandFor } from '../problems/suggest.ts'
import { compareText } from '../texts/compare-text.ts'
import { counted } from '../texts/counted.ts'
import { findInLedger, findMentions, type Mention, type PlacedMention, replaceName } from './mentions.ts'
import { findMoves, type Move } from './moves.ts'

/**
 * Reports files that were renamed or deleted by hand, each in one message. To avoid consequential errors, the ledger is
 * read as if it had the new names, and deleted files count as absent.
 */
export function settleMoves(read: ReadFiles, { root }: { root: string }): ReadFiles {
  const moves = findMoves(read)
  if (moves.length === 0) return read
  const moved = moves.map(({ kind, id }) => ({ kind, id, file: `${kind}/${id}.md` }))
  const renamed = moves.filter((move): move is Required<Move> => move.now !== undefined)
  // An unreadable file of the same kind may be the one that seems gone.
  const unread = new Set(read.files.filter(({ id }) => read.broken.has(id)).map(({ kind }) => kind))
  const gone = moves.filter(({ kind, now }) => !now && !unread.has(kind))
  const ledger = read.ledger && { path: ledgerPath(root), file: read.ledger.file }
  // Files are read again, which only happens if a name was lost.
  const textAt = (file: Pick<FoundFile, 'path' | 'file'>): string => {
    const written = readText(file)
    return written.ok ? normaliseText(written.value) : ''
  }
  const look = (file: Pick<FoundFile, 'path' | 'file'>, find: (text: string) => Mention[]): PlacedMention[] => {
    const text = textAt(file)
    return find(text).map((mention) => ({ ...mention, file: file.file, ...placeIn(text, mention.start) }))
  }
  const mentionsOf = ({ kind, id, now }: Move) => {
    const named = { kind, id, ...(now && { now: now.id }) }
    return [
      ...(ledger ? look(ledger, (text) => findInLedger(text, named)) : []),
      ...read.files.flatMap((file) => look(file, (text) => findMentions(text, file, named))),
    ]
  }
  const leadsTo = followRedirects(findRedirects(read.entries))
  const counts = countsOf(gone, read)
  const problems: Problem[] = [
    ...renamed.map((move) => reportRenamed(move, mentionsOf(move), root, !isDraft(move.now))),
    ...gone.map((move) => {
      const address = addressOf(move.kind, move.id)
      const dead = address === undefined || leadsTo(address) ? undefined : address
      return reportGone(move, mentionsOf(move), { dead, count: counts.get(countOf(move.kind)) })
    }),
  ]
  return {
    ...read,
    moved,
    explained: new Set(counts.keys()),
    absent: [...read.absent, ...moved],
    expected: [...read.expected, ...moved],
    broken: new Set([...read.broken, ...moved.map(({ id }) => id)]),
    ledger: read.ledger && ledger && renameInLedger(read.ledger, textAt(ledger), renamed),
    problems: [...read.problems, ...problems],
  }
}

/** The ledger with the new names instead of the old. */
function renameInLedger(ledger: Ledger, text: string, renamed: readonly Required<Move>[]): Ledger {
  const changed = renamed.reduce(
    (before, { kind, id, now }) => replaceName(before, findInLedger(before, { kind, id }), now.id),
    text,
  )
  const read = readLedger(ledger.file, changed)
  return read.ok ? read.value : ledger
}

/** The counts of the ledger that are too large by exactly the deleted files, with a message for each. */
function countsOf(gone: readonly Move[], { ledger, entries }: ReadFiles): Map<string, string> {
  const counts = new Map<string, string>()
  for (const { kind } of gone) {
    const id = countOf(kind)
    const left = entries.filter((entry) => entry.kind === kind && !isDraft(entry)).length
    const reviewed = ledger?.figures.find((figure) => figure.id === id)?.value
    if (reviewed === left + gone.filter((other) => other.kind === kind).length)
      counts.set(id, `\`${id}\` is ${left} now, which needs a review: the ledger says ${reviewed}`)
  }
  return counts
}

/** The figure that counts the files of a kind. */
function countOf(kind: CollectionName): string {
  return `count/${collectionOf(kind).counts?.name ?? kind}`
}

/** The most positions that one message lists. */
const maxPlaces = 6

/** One message for a renamed file, with every mention of its old name. */
function reportRenamed(
  { kind, id, now }: Required<Move>,
  mentions: readonly PlacedMention[],
  root: string,
  isPublished: boolean,
): Problem {
  const where = describeMentions(mentions, kind)
  const message = `\`${id}\` is now called \`${now.id}\`: replace \`${id}\` by \`${now.id}\` ${where}`
  const command = commandFor(`npm run rename -- ${wordFor(kind)} ${id} ${now.id}`, root)
  const address = isPublished && addressOf(kind, id) ? ', and redirects the old address to the new one' : ''
  const fix = `run \`${command}\`, which does all of it${address}; or give the file its old name back`
  return errorAt(now.source.locate('id' in now.data ? ['id'] : []), 'files/renamed', message, fix)
}

/** One message for a deleted file, with every mention of it and the consequence for its address. */
function reportGone(
  { kind, id }: Move,
  mentions: readonly PlacedMention[],
  { dead, count }: { dead: string | undefined; count: string | undefined },
): Problem {
  const parts = [
    `\`${id}\` is gone, but is still named ${describeMentions(mentions, kind)}`,
    ...(count ? [count] : []),
    ...(dead ? [`its address ${dead} leads nowhere`] : []),
  ]
  const redirect = dead ? `, and redirect ${dead} (\`redirects\` in settings.md)` : ''
  const fix = `remove each of these${redirect}; or restore ${kind}/${id}.md`
  // At its first entry in the ledger, or in an order.
  const place = mentions.find(({ use }) => use === 'entry') ?? mentions[0] ?? startOf(ledgerFile)
  return errorAt(place, 'files/deleted', parts.join('; '), fix)
}

/** `in the ledger (12 entries, 1 relation), in the order of pilots, in 2 files (pages/home.md:12, …)` */
function describeMentions(mentions: readonly PlacedMention[], kind: Move['kind']): string {
  const of = (...uses: PlacedMention['use'][]) => mentions.filter(({ use }) => uses.includes(use))
  const entriesWith = (use: PlacedMention['use'], one: string, many?: string) => {
    const entries = new Set(of(use).map(({ path }) => path?.[1]))
    return entries.size > 0 ? [counted(entries.size, one, many)] : []
  }
  const inLedger = [
    ...entriesWith('entry', 'entry', 'entries'),
    ...entriesWith('relation', 'relation'),
    ...entriesWith('acknowledged', 'acknowledgement'),
  ]
  const isInLedger = of('entry', 'page', 'relation', 'acknowledged').length > 0
  const texts = of('reference', 'link')
  const files = new Set(texts.map(({ file }) => file))
  const sorted = texts.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line)
  const places = [...new Set(sorted.map(({ file, line }) => `${file}:${line}`))]
  const rest = places.length > maxPlaces ? `, and ${places.length - maxPlaces} more` : ''
  const shown = `${places.slice(0, maxPlaces).join(', ')}${rest}`
  const list = listOf(kind)
  return [
    ...(of('id').length > 0 ? ['in its `id`'] : []),
    ...(isInLedger ? [`in the ledger (${inLedger.join(', ') || 'pages'})`] : []),
    ...(of('order').length > 0 && list ? [`in the order of ${kind} (${singles[list].file})`] : []),
    ...(files.size > 0 ? [`in ${counted(files.size, 'file')} (${shown})`] : []),
  ].join(', ')
}
