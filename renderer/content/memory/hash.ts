import { createHash } from 'node:crypto'

/** Texts and bytes with everything that a thing depends on. */
export type Key = string | readonly (string | Uint8Array)[]

/** A hash of texts and bytes, in hexadecimal; it also depends on where each of them ends. */
export function hashParts(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** The parts of a key, for a hash. */
export function partsOfKey(key: Key): readonly (string | Uint8Array)[] {
  return typeof key === 'string' ? [key] : key
}
