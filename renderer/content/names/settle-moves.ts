import { isDraft } from '../entries/entry.ts'
import type { ReadFiles } from '../entries/read-files.ts'
import { findRedirects, followRedirects } from '../entries/redirects.ts'
import { type Ledger, readLedger } from '../figures/ledger.ts'
import { type FoundFile, ledgerPath } from '../files/files.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import { addressOf, collectionOf } from '../kinds/routes.ts'
import type { Memory } from '../memory/memory.ts'
import { type Problem, placeIn, type ReadResult } from '../problems/problem.ts'
import { findInLedger, findMentions, type Mention, type PlacedMention, replaceName } from './mentions.ts'
import { findMoves, type Gone, type Move, type Renamed } from './moves.ts'
import { tellGone, tellRenamed } from './tell-moves.ts'

/**
 * Reports files that were renamed or deleted by hand, each in one message. To avoid consequential errors, the ledger is
 * read as if it had the new names, and deleted files count as absent.
 */
export function settleMoves(
  read: ReadFiles,
  { root, today, memory: { textOf } }: { root: string; today: string; memory: Pick<Memory, 'textOf'> },
): ReadFiles {
  const moves = findMoves(read)
  if (moves.length === 0) return read
  const moved = moves.map(({ kind, id }) => ({ kind, id, file: `${kind}/${id}.md` }))
  const renamed = moves.filter((move) => move.now !== undefined)
  const gone = moves.filter((move) => move.now === undefined).filter(({ isUnsure }) => !isUnsure)
  const path = ledgerPath(root)
  const ledger = read.ledger && { path, file: read.ledger.file }
  // Files are read again, which only happens if a name was lost.
  const look = (file: Pick<FoundFile, 'path' | 'file'>, find: (text: string) => Mention[]): PlacedMention[] => {
    const written = textOf(file)
    if (!written.ok) return []
    const text = normaliseText(written.value)
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
  const counts = countsOf(gone, read, today)
  const problems: Problem[] = [
    ...renamed.map((move) => tellRenamed(move, mentionsOf(move), { root, isPublished: !isDraft(move.now, today) })),
    ...gone.map((move) => {
      const address = addressOf(move.kind, move.id)
      const leadsOn = address !== undefined && leadsTo(address) !== undefined
      return tellGone(move, mentionsOf(move), { root, leadsOn, count: counts.get(countOf(move)) })
    }),
  ]
  return {
    ...read,
    moved,
    explained: new Set(counts.keys()),
    absent: [...read.absent, ...moved],
    expected: [...read.expected, ...moved],
    broken: new Set([...read.broken, ...moved.map(({ id }) => id)]),
    ledger: read.ledger && renameInLedger(read.ledger, textOf({ path, file: read.ledger.file }), renamed),
    problems: [...read.problems, ...problems],
  }
}

/** The ledger with the new names instead of the old. */
function renameInLedger(ledger: Ledger, written: ReadResult<string>, renamed: readonly Renamed[]): Ledger {
  if (!written.ok) return ledger
  const text = renamed.reduce(
    (before, { kind, id, now }) => replaceName(before, findInLedger(before, { kind, id }), now.id),
    normaliseText(written.value),
  )
  const read = readLedger(ledger.file, text)
  return read.ok ? read.value : ledger
}

/** The counts of the ledger that are too large by exactly the deleted files, with a message for each. */
function countsOf(gone: readonly Gone[], { ledger, entries }: ReadFiles, today: string): Map<string, string> {
  const counts = new Map<string, string>()
  for (const { kind } of gone) {
    const id = countOf({ kind })
    const left = entries.filter((entry) => entry.kind === kind && !isDraft(entry, today)).length
    const reviewed = ledger?.figures.find((figure) => figure.id === id)?.value
    if (reviewed === left + gone.filter((other) => other.kind === kind).length)
      counts.set(id, `\`${id}\` is ${left} now, which needs a review: the ledger says ${reviewed}`)
  }
  return counts
}

/** The figure that counts the files of a kind. */
function countOf({ kind }: Pick<Move, 'kind'>): string {
  return `count/${collectionOf(kind).counts?.name ?? kind}`
}
