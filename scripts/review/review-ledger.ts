import { readFileSync } from 'node:fs'
import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import { keptIn } from '../../renderer/content/figures/figure.ts'
import { describeBoth, describeForm } from '../../renderer/content/figures/format.ts'
import { type Ledger, placeInLedger } from '../../renderer/content/figures/ledger.ts'
import { ledgerPath } from '../../renderer/content/files/files.ts'
import type { LoadedContent, UnreadableContent } from '../../renderer/content/load.ts'
import { createLocator } from '../../renderer/content/problems/place-problems.ts'
import { isError, type Location, type Place } from '../../renderer/content/problems/problem.ts'
import { commandFor } from '../../renderer/content/problems/suggest.ts'
import { isStandIn, standInText } from '../../renderer/content/schemas/stand-in.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { report } from '../check/report.ts'
import { UsageError } from '../options.ts'
import { replaceFile } from '../write-file.ts'
import { askReviewer } from './ask.ts'
import type { Conversation } from './conversation.ts'
import { editLedger } from './edit-ledger.ts'
import { openText } from './open-text.ts'

/** How the ledger is reviewed. */
export interface ReviewOptions {
  root: string
  load: () => LoadedContent | UnreadableContent
  /** Who decides: somebody who is asked, a yes to everything, or nobody. */
  reviewer: Conversation | 'yes' | 'nobody'
  /** The name of the reviewer, for the commit message. */
  by?: string | undefined
  say: (text: string) => void
}

/**
 * Updates the ledger with the differences that the reviewer accepts, and returns whether they agree now.
 *
 * @throws UsageError when the ledger cannot be edited by a program, or has changed in the meantime
 */
export async function reviewLedger({ root, load, reviewer, by, say }: ReviewOptions): Promise<boolean> {
  const path = ledgerPath(root)
  const loaded = load()
  if (!loaded.isReadable) {
    say(`${report(loaded.problems, 'text')}\n\n✗ the figures are unknown: fix the problems above`)
    return false
  }
  const { ledger, differences } = loaded
  if (differences.length === 0) {
    say(`✓ ${ledger.file} and the content agree on all ${ledger.figures.length} figures`)
    return true
  }
  const before = readFileSync(path, 'utf8')
  const locate = createLocator(loaded.textOf)
  const describe = (difference: LedgerDifference) => describeDifference(ledger, difference, locate)
  let taken: readonly LedgerDifference[] = reviewer === 'yes' ? differences : []
  if (typeof reviewer === 'object') taken = await askReviewer(differences, describe, reviewer)
  else say(differences.map(describe).join('\n\n'))
  if (taken.length === 0) {
    say(`\n✗ ${counted(differences.length, 'difference')} between the content and ${ledger.file}`)
    if (reviewer === 'nobody')
      say(
        `run ${commandFor('npm run review', root)} in a terminal, or ${commandFor('npm run review -- --yes', root)} to accept all of them`,
      )
    return false
  }
  const { text, close } = openText(before)
  const edited = editLedger(text, taken)
  if (edited === undefined)
    throw new UsageError(
      `${ledger.file} cannot be edited automatically: paste what ${commandFor('npm run check', root)} suggests`,
    )
  if (readFileSync(path, 'utf8') !== before)
    throw new UsageError(`${ledger.file} has changed in the meantime, so nothing was written: run the command again`)
  replaceFile(path, close(edited))
  const after = load()
  if (!after.isReadable) {
    say(`${report(after.problems, 'text')}\n\n✗ ${ledger.file} is updated, and the content cannot be read any more`)
    return false
  }
  say(describeOutcome(after, taken, root, by))
  return after.differences.length === 0
}

/** A difference between content and ledger for a reviewer: old and new, what it means, where it is written and seen. */
function describeDifference(ledger: Ledger, difference: LedgerDifference, locate: (place: Place) => Location): string {
  const { id, meaning, pages } = difference.entry
  const places: string[] = []
  if (difference.kind !== 'gone') {
    const { file, line } = locate(difference.figure.location)
    const kept = keptIn(difference.figure.id)
    places.push(kept === 'count' ? `counted in ${file}` : `written in ${kept === 'code' ? file : `${file}:${line}`}`)
  }
  if (difference.kind !== 'new') {
    const { file, line } = locate(placeInLedger(ledger, difference.index, 'value'))
    places.push(`reviewed in ${file}:${line}`)
  }
  return [
    `${id}: ${changeIn(difference)}`,
    `  ${meaning}`,
    `  ${places.join(', ')}`,
    `  must be seen on ${pages.join(', ') || 'no page'}`,
  ].join('\n')
}

function changeIn(difference: LedgerDifference): string {
  switch (difference.kind) {
    case 'changed': {
      const { one, other } = describeBoth(difference.entry, difference.figure)
      return `${one} → ${other}`
    }
    case 'renumbered':
      return `(renumbered) → ${difference.figure.id}`
    case 'new':
      return `(new) → ${describeForm(difference.figure)}`
    case 'gone':
      return `${describeForm(difference.entry)} → (gone)`
  }
}

/** What was done, and what is left to do. */
function describeOutcome(after: LoadedContent, taken: readonly LedgerDifference[], root: string, by?: string): string {
  const { ledger, differences, problems } = after
  const unwritten = taken.flatMap(({ kind, entry: { id, meaning, source = '', unseen = '' } }) =>
    kind === 'new' && [meaning, source, unseen].some(isStandIn) ? [id] : [],
  )
  return [
    `\n✓ ${counted(taken.length, 'difference')} taken into ${ledger.file}`,
    ...(unwritten.length > 0 ? [`replace each “${standInText}” there: ${unwritten.join(', ')}`] : []),
    ...(differences.length > 0 ? [`✗ ${counted(differences.length, 'difference')} left`] : []),
    ...(differences.length === 0 && problems.some(isError)
      ? [`${commandFor('npm run check', root)} lists what else is wrong`]
      : []),
    ...(by === undefined ? [] : [`for the commit message:\n\nReviewed-by: ${by}`]),
  ].join('\n')
}
