import type { Problem } from '../../../renderer/content/problems/problem.ts'
import type { Look, Writer } from './writer.ts'

/** What a writer does about one kind of message of the check. */
export interface Remedy {
  rule: string
  /** What the message says; `offer` is for what stands beneath it, behind the arrow. */
  says?: RegExp
  offer?: RegExp
  /** Does what the message asks for; `found` is what the pattern found, that of `offer` before that of `says`. */
  apply: (writer: Writer, problem: Problem, found: RegExpExecArray, look: Look) => void
}

/** That the content has nothing that could be edited in some way. */
export class NothingToPick extends Error {}

/** That the check asks for something which needs a thought, and not only a hand. */
export class NeedsThought extends Error {}
