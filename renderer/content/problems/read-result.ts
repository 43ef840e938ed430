import type { Problem } from './problem.ts'

/** Either what was read, or why it could not be, and what can be read nevertheless. */
export type ReadResult<T, Rest = never> = { ok: true; value: T } | { ok: false; problems: Problem[]; rest?: Rest }
