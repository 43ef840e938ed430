import { deserialize, serialize } from 'node:v8'
import { type Store, storeInMemory } from '../memory/make.ts'

/** A store that keeps what a file would keep. */
export function createMapStore(): Store {
  const kept = storeInMemory()
  return {
    ...kept,
    read: (kind, key) => {
      const value = kept.read(kind, key)
      return value instanceof Uint8Array ? deserialize(value) : undefined
    },
    write: (kind, key, value) => kept.write(kind, key, serialize(value)),
  }
}
