import { deserialize, serialize } from 'node:v8'
import type { Store } from '../memory/memory.ts'

/** A store that keeps what a file would keep. */
export function createMapStore(): Store {
  const kept = new Map<string, Uint8Array>()
  return {
    read: (kind, key) => {
      const value = kept.get(`${kind}/${key}`)
      return value && deserialize(value)
    },
    write: (kind, key, value) => void kept.set(`${kind}/${key}`, serialize(value)),
  }
}
