import { hashParts, type Key, partsOfKey } from './hash.ts'
import { type Answer, beginTrace, isAnswered } from './trace.ts'

/** A store for plain data (structured clones). Its content may disappear at any time. */
export interface Store {
  /** What is kept under a key, or undefined. */
  read: (kind: string, key: Key) => unknown
  write: (kind: string, key: Key, value: unknown) => void
  /** Marks the value of a key as still needed, without reading it. */
  keep: (kind: string, key: Key) => void
}

/** What a thing depends on; things of different kinds may have the same key. */
export interface Dependencies<Surroundings extends object> {
  key: Key
  /** What can be looked up while it is made. It depends on these lookups and their answers. */
  surroundings?: Surroundings
}

/** The result: an outcome, which stays in memory, and a body, which need not. */
export interface Product<Outcome, Body> {
  outcome: Outcome
  body: Body
}

/** A thing that was made, now or earlier. */
export interface Made<Outcome, Body> {
  outcome: Outcome
  /** Fetches the body from the store, or makes it again if it is gone. */
  body: () => Body
  /** Distinguishes the thing from anything else made under its key. */
  version: string
}

/** Returns a thing as it was made before if its key and the answers of its surroundings are unchanged; or makes it. */
export function make<Outcome, Body, Surroundings extends object>(
  store: Store,
  kind: string,
  dependencies: Dependencies<Surroundings>,
  work: (surroundings: Surroundings) => Product<Outcome, Body>,
): Made<Outcome, Body> {
  // Thousands of things stay in memory with this closure, so it must not capture results, lookups or answers.
  const makeAnew = () => {
    const { traced, answers } = beginTrace(dependencies.surroundings ?? ({} as Surroundings))
    const product = work(traced)
    return keep(store, kind, dependencies.key, product, answers())
  }
  const { outcome, version } = recall<Outcome>(store, kind, dependencies) ?? makeAnew()
  return { outcome, version, body: () => readBody<Body>(store, kind, dependencies.key, version) ?? makeAnew().body }
}

/** The same for things made asynchronously. A new body is returned without reading it again. */
export async function makeAsync<Outcome, Body, Surroundings extends object>(
  store: Store,
  kind: string,
  dependencies: Dependencies<Surroundings>,
  work: (surroundings: Surroundings) => Promise<Product<Outcome, Body>>,
): Promise<Made<Outcome, Promise<Body>>> {
  const makeAnew = async () => {
    const { traced, answers } = beginTrace(dependencies.surroundings ?? ({} as Surroundings))
    const product = await work(traced)
    return keep(store, kind, dependencies.key, product, answers())
  }
  const known = recall<Outcome>(store, kind, dependencies)
  if (!known) {
    const { body, ...made } = await makeAnew()
    return { ...made, body: async () => body }
  }
  const { outcome, version } = known
  const body = async () => readBody<Body>(store, kind, dependencies.key, version) ?? (await makeAnew()).body
  return { outcome, version, body }
}

/** The same for what has no body and looks nothing up: only its outcome, which depends on its key alone. */
export async function remember<Outcome>(store: Store, kind: string, key: Key, work: () => Promise<Outcome>) {
  const made = await makeAsync(store, kind, { key }, async () => ({ outcome: await work(), body: undefined }))
  return made.outcome
}

/** Marks a thing as still needed, without reading it. */
export function keepMade(store: Store, kind: string, key: Key): void {
  store.keep(kind, key)
  store.keep(bodyOf(kind), key)
}

/** What is kept of a thing apart from its body. */
interface Kept<Outcome> {
  answers: readonly Answer[]
  outcome: Outcome
  version: string
}

function recall<Outcome>(store: Store, kind: string, { key, surroundings = {} }: Dependencies<object>) {
  const kept = store.read(kind, key) as Kept<Outcome> | undefined
  if (!kept || !isAnswered(kept.answers, surroundings)) return undefined
  store.keep(bodyOf(kind), key)
  return kept
}

function keep<Outcome, Body>(store: Store, kind: string, key: Key, made: Product<Outcome, Body>, answers: Answer[]) {
  const { body } = made
  // Copied, since a text that is a part of another, such as a whole document, keeps all of that in memory.
  const outcome = structuredClone(made.outcome)
  const version = hashParts([...partsOfKey(key), JSON.stringify(answers)])
  store.write(kind, key, { answers, outcome, version } satisfies Kept<Outcome>)
  if (body !== undefined) store.write(bodyOf(kind), key, { version, body })
  return { outcome, version, body }
}

function readBody<Body>(store: Store, kind: string, key: Key, version: string): Body | undefined {
  const found = store.read(bodyOf(kind), key) as { version: string; body: Body } | undefined
  // Another process may have stored a different one in the meantime.
  return found?.version === version ? found.body : undefined
}

function bodyOf(kind: string): string {
  return `body of ${kind}`
}

/** A store that ends with the process. A lasting one is read when this one has nothing, and written along with it. */
export function storeInMemory(lasting?: Store): Store {
  const values = new Map<string, unknown>()
  const nameOf = (kind: string, key: Key) => JSON.stringify([kind, key])
  return {
    read: (kind, key) => {
      const name = nameOf(kind, key)
      if (!values.has(name)) values.set(name, lasting?.read(kind, key))
      return values.get(name)
    },
    write: (kind, key, value) => {
      values.set(nameOf(kind, key), value)
      lasting?.write(kind, key, value)
    },
    keep: (kind, key) => lasting?.keep(kind, key),
  }
}
