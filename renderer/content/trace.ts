/**
 * Traces: what a computation asked of its surroundings, and what it was answered. While every question still gets the same
 * answer, the computation still has the same outcome, and need not run again (verifying traces, as in “Build Systems à la
 * Carte”, Mokhov, Mitchell and Peyton Jones, 2018).
 */
export interface Trace<Surroundings extends object> {
  /** The surroundings to hand to the computation; what it asks them is recorded. */
  traced: Surroundings
  /** Whether other surroundings give the same answers to all that was asked. */
  isAnsweredBy: (surroundings: Surroundings) => boolean
}

type Question<Surroundings> = (surroundings: Surroundings) => unknown

/** Begins a trace. Surroundings are an object of plain values, functions of plain values, sets of texts, and plain objects. */
export function beginTrace<Surroundings extends object>(surroundings: Surroundings): Trace<Surroundings> {
  const answers = new Map<string, { ask: Question<Surroundings>; answer: string }>()
  const record = (key: string, ask: Question<Surroundings>) => {
    const result = ask(surroundings)
    if (!answers.has(key)) answers.set(key, { ask, answer: identify(result) })
    return result
  }
  const traced = new Proxy(surroundings, {
    get: (target, name) => {
      const key = String(name)
      const value = Reflect.get(target, name)
      const at = (other: Surroundings): unknown => Reflect.get(other, name)
      if (typeof value === 'function')
        return (...given: unknown[]) => record(`${key}(${identify(given)})`, (other) => call(at(other), given))
      if (value instanceof Set) return traceSet(key, (other) => at(other) as ReadonlySet<string>, record)
      if (typeof value === 'object' && value !== null)
        return traceObject(key, (other) => at(other) as object, record, value)
      return record(key, at)
    },
  })
  return {
    traced,
    isAnsweredBy: (other) => [...answers.values()].every(({ ask, answer }) => identify(ask(other)) === answer),
  }
}

type Record<Surroundings> = (key: string, ask: Question<Surroundings>) => unknown

function traceSet<Surroundings>(
  key: string,
  at: (surroundings: Surroundings) => ReadonlySet<string>,
  record: Record<Surroundings>,
): Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator> {
  return {
    has: (member) => record(`${key}.has(${member})`, (other) => at(other).has(member)) === true,
    [Symbol.iterator]: () => (record(`${key}[]`, (other) => [...at(other)]) as string[])[Symbol.iterator](),
  }
}

function traceObject<Surroundings>(
  key: string,
  at: (surroundings: Surroundings) => object,
  record: Record<Surroundings>,
  target: object,
): object {
  const own = (name: string | symbol) =>
    record(`${key}.${String(name)}`, (other) =>
      Object.hasOwn(at(other), name) ? Reflect.get(at(other), name) : undefined,
    )
  return new Proxy(target, {
    get: (_, name) => own(name),
    has: (_, name) => own(name) !== undefined,
    getOwnPropertyDescriptor: (object, name) => {
      own(name)
      return Reflect.getOwnPropertyDescriptor(object, name)
    },
    ownKeys: (object) => {
      record(`${key}.*`, (other) => at(other))
      return Reflect.ownKeys(object)
    },
  })
}

function call(value: unknown, given: readonly unknown[]): unknown {
  return typeof value === 'function' ? value(...given) : undefined
}

/** A text that is the same for the same answer. Where something is written (`location`) is no part of what it says. */
function identify(value: unknown): string {
  return JSON.stringify(value, (name, part) => (name === 'location' ? undefined : part)) ?? 'undefined'
}
