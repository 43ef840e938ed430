import type { LoadedContent, UnreadableContent } from '../load.ts'
import type { FindKnown } from './parsed.ts'

/** Remembers what was found out of files from one load to the next. */
export function rememberFiles() {
  // Only the same code that put a file there gets it back.
  let known = new Map<string, ReturnType<FindKnown>>()
  const keyOf = (name: string, hash: string) => `${name} ${hash}`
  return {
    findKnown: ((name, hash) => known.get(keyOf(name, hash))) as FindKnown,
    /** Keeps what a load has found out, and forgets what it did not need. */
    keep: (loaded: LoadedContent | UnreadableContent): void => {
      if (loaded.isReadable) known = new Map(loaded.known.map((file) => [keyOf(file.name, file.hash), file.known]))
    },
  }
}
