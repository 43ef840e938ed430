import type { Problem } from '../../../renderer/content/problems/problem.ts'
import { ledgerRemedies } from './ledger-remedies.ts'
import { NeedsThought, type Remedy } from './remedy.ts'
import { textRemedies } from './text-remedies.ts'
import type { Look, Writer } from './writer.ts'

const remedies: readonly Remedy[] = [...ledgerRemedies, ...textRemedies]

/** More messages than any edit of a writer brings. */
const patience = 300

/**
 * Does what the check asks for, message by message, until it finds nothing.
 *
 * @param isDone leaves messages alone
 * @returns how many messages were followed
 * @throws NeedsThought when a message needs a human decision, or following it has changed nothing
 */
export function followCheck(writer: Writer, isLeft: (problem: Problem) => boolean = () => false): number {
  let before: string | undefined
  for (let followed = 0; followed < patience; followed += 1) {
    const look = writer.look()
    const problem = look.errors.find((error) => !isLeft(error))
    if (!problem) return followed
    const told = tell(problem)
    if (told === before) throw new NeedsThought(`this was done, and is still asked for: ${told}`)
    before = told
    follow(writer, problem, look)
  }
  throw new NeedsThought(`the check asks for more than ${patience} changes, the last: ${before}`)
}

function follow(writer: Writer, problem: Problem, look: Look): void {
  for (const { rule, says, offer, apply } of remedies) {
    if (rule !== problem.rule) continue
    const said = says ? says.exec(problem.message) : undefined
    const offered = offer ? offer.exec(problem.fix ?? '') : undefined
    const found = offered ?? said
    if (said === null || offered === null || !found) continue
    apply(writer, problem, found, look)
    return
  }
  throw new NeedsThought(`it takes a thought to answer this: ${tell(problem)}`)
}

/** A problem in a line or two, as the check tells it. */
export function tell({ file, line, column, rule, message, fix }: Problem): string {
  return `${file}:${line}:${column} ${message} [${rule}]${fix ? `\n  → ${fix}` : ''}`
}
