import { createHash } from 'node:crypto'

/** A hash of texts and bytes, in hexadecimal; it also depends on where each of them ends. A text is hashed as UTF-8. */
export function hashParts(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}
