import { createHash } from 'node:crypto'
import type { Entry } from '../entries/site.ts'
import type { Location } from '../problems/problem.ts'

/**
 * Traces: what a computation looked up in its surroundings, and the answers. As long as every lookup has the same
 * answer, the computation has the same result and need not run again (verifying traces, as in “Build Systems à la
 * Carte”, Mokhov, Mitchell and Peyton Jones, 2018).
 */
export interface Trace<Surroundings extends object> {
  /** The surroundings to pass to the computation; its lookups are recorded. */
  traced: Surroundings
  /** The lookups so far, each once. They are plain data, which can be kept for another process. */
  answers: () => Answer[]
}

/** A lookup, and what identifies its answer. */
export type Answer = readonly [question: Question, answer: string]

/**
 * A lookup in a part of the surroundings: its value; its result as a function; whether it has a member, or all of them,
 * as a set; its property of a name, or all of them, as an object.
 */
export type Question =
  | readonly [path: Path, kind: 'value' | 'members' | 'properties']
  | readonly [path: Path, kind: 'call', given: readonly unknown[]]
  | readonly [path: Path, kind: 'member' | 'property', name: string]

/** The names of a property and of those around it, with dots between them. */
type Path = string

/**
 * Begins a trace. Surroundings are an object of plain values, functions of plain values, sets of strings, arrays, and
 * plain objects. A content file among them is looked up field by field.
 */
export function beginTrace<Surroundings extends object>(surroundings: Surroundings): Trace<Surroundings> {
  const answers = new Map<string, Answer>()
  const record: Recorder = (question) => {
    const result = ask(surroundings, question)
    const key = question.length === 2 ? question.join(' ') : `${question[0]} ${question[1]} ${textOf(question[2])}`
    if (!answers.has(key)) answers.set(key, [question, identify(result)])
    return result
  }
  const parts = new Map<string, unknown>()
  const traced = new Proxy(surroundings, {
    get: (target, name) => {
      const property = String(name)
      const value = Reflect.get(target, name)
      if (typeof value === 'function') return (...given: unknown[]) => record([property, 'call', given])
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return record([property, 'value'])
      const part =
        parts.get(property) ??
        (value instanceof Set ? traceSet(property, record) : traceObject(property, value, record))
      parts.set(property, part)
      return part
    },
  })
  return { traced, answers: () => [...answers.values()] }
}

/** Whether all lookups still have the same answers. */
export function isAnswered(answers: readonly Answer[], surroundings: object): boolean {
  return answers.every(([question, answer]) => identify(ask(surroundings, question)) === answer)
}

/** Answers a lookup, and records both. */
type Recorder = (question: Question) => unknown

function ask(surroundings: object, [path, kind, detail]: Question): unknown {
  const value = path.split('.').reduce<unknown>(valueIn, surroundings)
  if (kind === 'value' || kind === 'properties') return value
  if (kind === 'call') return typeof value === 'function' ? value(...(detail as readonly unknown[])) : undefined
  if (value instanceof Set) return kind === 'members' ? [...value] : value.has(detail)
  return valueIn(value, String(detail))
}

function valueIn(target: unknown, name: string): unknown {
  return typeof target === 'object' && target !== null && Object.hasOwn(target, name)
    ? Reflect.get(target, name)
    : undefined
}

function traceSet(path: Path, record: Recorder): Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator> {
  return {
    has: (member) => record([path, 'member', member]) === true,
    [Symbol.iterator]: () => (record([path, 'members']) as string[])[Symbol.iterator](),
  }
}

function traceObject(path: Path, target: object, record: Recorder): object {
  // The same few members are looked up again and again.
  const asked = new Map<string, unknown>()
  const own = (symbol: string | symbol) => {
    const name = String(symbol)
    if (!asked.has(name)) asked.set(name, answer(name))
    return asked.get(name)
  }
  const answer = (name: string) =>
    isEntry(target) && name === 'data'
      ? traceObject(`${path}.data`, target.data, record)
      : record([path, 'property', name])
  return new Proxy(target, {
    get: (_, name) => own(name),
    has: (_, name) => own(name) !== undefined,
    getOwnPropertyDescriptor: (object, name) => {
      own(name)
      return Reflect.getOwnPropertyDescriptor(object, name)
    },
    ownKeys: (object) => {
      record([path, 'properties'])
      return Reflect.ownKeys(object)
    },
  })
}

/** A text longer than its hash is identified by its hash. */
const longest = 64
/** The identities of objects, kept because the same object is looked up on every page. */
const known = new WeakMap<object, string>()

/** A text that is the same for the same answer. */
function identify(value: unknown): string {
  if (typeof value !== 'object' || value === null) return shortened(textOf(value))
  const before = known.get(value)
  if (before !== undefined) return before
  const identity = shortened(textOf(value))
  known.set(value, identity)
  return identity
}

/**
 * A location is identified by its file alone: its line moves with every edit above it. A content file is identified by
 * its version, which changes with its content: its text is long.
 */
function textOf(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  const shorter = (name: string, part: unknown) => {
    if (isEntry(part)) return [part.file, part.version]
    return name === 'location' && isLocation(part) ? part.file : part
  }
  return JSON.stringify(value, shorter) ?? 'undefined'
}

function isEntry(value: unknown): value is Pick<Entry<object>, 'file' | 'version' | 'data'> {
  return typeof value === 'object' && value !== null && 'version' in value && 'sections' in value
}

function isLocation(value: unknown): value is Location {
  return typeof value === 'object' && value !== null && 'file' in value && 'line' in value
}

function shortened(text: string): string {
  return text.length > longest ? createHash('sha256').update(text).digest('base64') : text
}
