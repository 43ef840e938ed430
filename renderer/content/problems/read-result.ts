import type { Problem } from './problem.ts'

/** Either the value read, or the problems, with the part that could be read. */
export type ReadResult<T, Rest = never> = { ok: true; value: T } | { ok: false; problems: Problem[]; rest?: Rest }
