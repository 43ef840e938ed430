import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import { type Conversation, choose } from './conversation.ts'

/** What is asked about each difference, and about several together, in the order in which it is asked. */
const questions: Readonly<Record<LedgerDifference['kind'], { each: string; all?: string }>> = {
  changed: { each: 'update the ledger?' },
  renumbered: {
    each: 'renumber it in the ledger?',
    all: 'figures have moved in their list: renumber them in the ledger?',
  },
  new: { each: 'add it to the ledger?', all: 'figures are new: add them to the ledger?' },
  gone: { each: 'remove its entry from the ledger?', all: 'figures are gone: remove their entries from the ledger?' },
}

/**
 * Asks which differences go into the ledger: changes one by one; moved, new and missing figures as blocks.
 *
 * @returns those to take, new figures with the words that were typed; none when the reviewer has left
 */
export async function askReviewer(
  differences: readonly LedgerDifference[],
  describe: (difference: LedgerDifference) => string,
  conversation: Conversation,
): Promise<LedgerDifference[]> {
  const taken: LedgerDifference[] = []
  for (const [kind, question] of Object.entries(questions)) {
    const asked = differences.filter((difference) => difference.kind === kind)
    const decision = await decide(asked, describe, question, conversation)
    const worded = decision && (kind === 'new' ? await addWords(decision.taken, conversation) : decision.taken)
    if (!worded) return []
    taken.push(...worded)
    // A reviewer who stops leaves everything else as it is.
    if (decision.isStopped) break
  }
  return taken
}

/** Asks once about all, if there is a question for that, or about one after the other; then *all* accepts the rest too. */
async function decide(
  differences: readonly LedgerDifference[],
  describe: (difference: LedgerDifference) => string,
  { each, all }: { each: string; all?: string },
  conversation: Conversation,
): Promise<{ taken: readonly LedgerDifference[]; isStopped: boolean } | undefined> {
  const show = (difference: LedgerDifference) => conversation.say(`\n${describe(difference)}`)
  if (all && differences.length > 1) {
    differences.forEach(show)
    const question = `\n${differences.length} ${all}`
    const answer = await choose(conversation, question, ['all', 'each', 'none', 'stop'])
    if (!answer) return undefined
    if (answer !== 'each') return { taken: answer === 'all' ? differences : [], isStopped: answer === 'stop' }
  }
  const taken: LedgerDifference[] = []
  for (const [index, difference] of differences.entries()) {
    show(difference)
    const rest = differences.slice(index)
    const choices = rest.length > 1 ? (['yes', 'no', 'all', 'stop'] as const) : (['yes', 'no', 'stop'] as const)
    const answer = await choose(conversation, each, choices)
    if (!answer) return undefined
    if (answer === 'stop') return { taken, isStopped: true }
    if (answer === 'all') return { taken: [...taken, ...rest], isStopped: false }
    if (answer === 'yes') taken.push(difference)
  }
  return { taken, isStopped: false }
}

/** Asks what only a reviewer knows of new figures. The source is usually that of the previous one. */
async function addWords(
  differences: readonly LedgerDifference[],
  { ask, say }: Conversation,
): Promise<LedgerDifference[] | undefined> {
  if (differences.length > 0) say('\nLeave an answer empty to write it later; an empty source repeats the one before.')
  const worded: LedgerDifference[] = []
  let source: string | undefined
  for (const difference of differences) {
    const { entry } = difference
    const meaning = await ask(`${entry.id}: what does it mean? `)
    const typed = await ask(`  where does it come from?${source === undefined ? '' : ` (as before: ${source})`} `)
    if (meaning === undefined || typed === undefined) return undefined
    source = typed.trim() || source
    const words = { meaning: meaning.trim() || entry.meaning, source: source ?? entry.source }
    worded.push({ ...difference, entry: { ...entry, ...words } })
  }
  return worded
}
