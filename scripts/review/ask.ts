import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import type { LedgerFigure } from '../../renderer/content/figures/ledger.ts'
import { type Conversation, choose } from './conversation.ts'

/** What a question needs beside the differences. */
interface Desk {
  conversation: Conversation
  /** Tells of a difference. */
  describe: (difference: LedgerDifference) => string
}

/** What was decided; a reviewer who stops leaves everything else as it is. */
interface Decision {
  taken: LedgerDifference[]
  isStopped: boolean
}

const askedOf = {
  changed: 'take it into the ledger?',
  new: 'take it into the ledger?',
  renumbered: 'renumber it in the ledger?',
  gone: 'take its entry out of the ledger?',
} as const

/**
 * Asks which differences go into the ledger: changes one by one; moved, new and missing figures as blocks.
 *
 * @returns those to take, new figures with the words that were typed; undefined when the reviewer has left
 */
export async function askReviewer(
  differences: readonly LedgerDifference[],
  desk: Desk,
): Promise<LedgerDifference[] | undefined> {
  const of = (kind: LedgerDifference['kind']) => differences.filter((each) => each.kind === kind)
  const taken: LedgerDifference[] = []
  for (const part of [
    () => askEach(of('changed'), desk),
    () => askBlock(of('renumbered'), 'figures have moved in their list: renumber them in the ledger?', desk),
    () => askNew(of('new'), desk),
    () => askBlock(of('gone'), 'figures are gone: take their entries out of the ledger?', desk),
  ]) {
    const decision = await part()
    if (!decision) return undefined
    taken.push(...decision.taken)
    if (decision.isStopped) break
  }
  return taken
}

/** Asks about one after the other; *all* accepts the rest too. */
async function askEach(differences: readonly LedgerDifference[], desk: Desk): Promise<Decision | undefined> {
  const taken: LedgerDifference[] = []
  for (const [index, difference] of differences.entries()) {
    desk.conversation.say(`\n${desk.describe(difference)}`)
    const rest = differences.slice(index)
    const choices = rest.length > 1 ? (['yes', 'no', 'all', 'stop'] as const) : (['yes', 'no', 'stop'] as const)
    const answer = await choose(desk.conversation, askedOf[difference.kind], choices)
    if (!answer) return undefined
    if (answer === 'stop') return { taken, isStopped: true }
    if (answer === 'all') return { taken: [...taken, ...rest], isStopped: false }
    if (answer === 'yes') taken.push(difference)
  }
  return { taken, isStopped: false }
}

/** Asks once about all; *each* asks about one after the other. */
async function askBlock(
  differences: readonly LedgerDifference[],
  question: string,
  desk: Desk,
): Promise<Decision | undefined> {
  if (differences.length < 2) return askEach(differences, desk)
  for (const difference of differences) desk.conversation.say(`\n${desk.describe(difference)}`)
  const choices = ['all', 'each', 'none', 'stop'] as const
  const answer = await choose(desk.conversation, `\n${differences.length} ${question}`, choices)
  if (!answer) return undefined
  if (answer === 'each') return askEach(differences, desk)
  return { taken: answer === 'all' ? [...differences] : [], isStopped: answer === 'stop' }
}

async function askNew(differences: readonly LedgerDifference[], desk: Desk): Promise<Decision | undefined> {
  const decision = await askBlock(differences, 'figures are new: take them into the ledger?', desk)
  if (!decision || decision.taken.length === 0) return decision
  desk.conversation.say('\nWhat is left empty stays to be written.')
  const taken: LedgerDifference[] = []
  let source: string | undefined
  for (const difference of decision.taken) {
    const entry = await askWords(difference.entry, source, desk.conversation)
    if (!entry) return undefined
    if (entry.source !== difference.entry.source) source = entry.source
    taken.push({ ...difference, entry })
  }
  return { ...decision, taken }
}

/**
 * Asks what only a reviewer knows of a new figure.
 *
 * @param before the source of the previous figure, usually the same
 */
async function askWords(
  entry: LedgerFigure,
  before: string | undefined,
  { ask }: Conversation,
): Promise<LedgerFigure | undefined> {
  const meaning = await ask(`${entry.id}: what does it mean? `)
  const typed = await ask(`  where does it come from?${before === undefined ? '' : ` (as before: ${before})`} `)
  if (meaning === undefined || typed === undefined) return undefined
  const source = typed.trim() || before
  return { ...entry, ...(meaning.trim() && { meaning: meaning.trim() }), ...(source !== undefined && { source }) }
}
