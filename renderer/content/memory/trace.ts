import { createHash } from 'node:crypto'
import type { Entry } from '../entries/site.ts'
import type { Place } from '../problems/problem.ts'
import { memoize } from './memoize.ts'

/** A lookup, and what identifies its answer. */
export type Answer = readonly [question: Question, answer: string]

/**
 * A lookup in a part of the surroundings, which is named with dots: its property or member of a name, its result as a
 * function, or all of it.
 */
type Question = readonly [path: string, asked?: string | readonly unknown[]]

/**
 * Begins a trace: what a computation looks up in its surroundings, and the answers. As long as every lookup has the same
 * answer, the computation has the same result and need not run again (verifying traces, as in “Build Systems à la
 * Carte”, Mokhov, Mitchell and Peyton Jones, 2018).
 *
 * Surroundings are an object of plain values, functions of plain values, sets of strings, arrays, and plain objects. A
 * content file among them is looked up field by field.
 */
export function beginTrace<Surroundings extends object>(surroundings: Surroundings) {
  const answers = new Map<string, Answer>()
  const record: Recorder = (question) => {
    const result = ask(surroundings, question)
    const [path, asked] = question
    const key = `${path} ${textOf(asked)}`
    if (!answers.has(key)) answers.set(key, [question, identify(result)])
    return result
  }
  const partOf = onceForEach((name) => {
    const value = valueIn(surroundings, name)
    if (typeof value === 'function') return (...given: unknown[]) => record([name, given])
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return record([name])
    return value instanceof Set ? traceSet(name, record) : traceObject(name, value, record)
  })
  const traced = new Proxy(surroundings, { get: (_, name) => partOf(name) })
  return {
    /** The surroundings to pass to the computation; its lookups are recorded. */
    traced,
    /** The lookups so far, each once. They are plain data, which can be kept for another process. */
    answers: () => [...answers.values()],
  }
}

/** Whether all lookups still have the same answers. */
export function isAnswered(answers: readonly Answer[], surroundings: object): boolean {
  return answers.every(([question, answer]) => identify(ask(surroundings, question)) === answer)
}

/** Answers a lookup, and records both. */
type Recorder = (question: Question) => unknown

function ask(surroundings: object, [path, asked]: Question): unknown {
  const value = path.split('.').reduce<unknown>(valueIn, surroundings)
  if (asked === undefined) return value instanceof Set ? [...value] : value
  if (typeof asked !== 'string') return typeof value === 'function' ? value(...asked) : undefined
  return value instanceof Set ? value.has(asked) : valueIn(value, asked)
}

function valueIn(target: unknown, name: string): unknown {
  return typeof target === 'object' && target !== null && Object.hasOwn(target, name)
    ? Reflect.get(target, name)
    : undefined
}

function traceSet(path: string, record: Recorder): Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator> {
  return {
    has: (member) => record([path, member]) === true,
    [Symbol.iterator]: () => (record([path]) as string[])[Symbol.iterator](),
  }
}

function traceObject(path: string, target: object, record: Recorder): object {
  const own = onceForEach((name) =>
    name === 'data' && isEntry(target) ? traceObject(`${path}.data`, target.data, record) : record([path, name]),
  )
  return new Proxy(target, {
    get: (_, name) => own(name),
    has: (_, name) => own(name) !== undefined,
    getOwnPropertyDescriptor: (object, name) => {
      own(name)
      return Reflect.getOwnPropertyDescriptor(object, name)
    },
    ownKeys: (object) => {
      record([path])
      return Reflect.ownKeys(object)
    },
  })
}

/** Looks up each name once: the same few are asked for again and again. */
function onceForEach(lookUp: (name: string) => unknown): (name: string | symbol) => unknown {
  const known = new Map<string, unknown>()
  return (symbol) => {
    const name = String(symbol)
    if (!known.has(name)) known.set(name, lookUp(name))
    return known.get(name)
  }
}

/** A text that is the same for the same answer. */
function identify(value: unknown): string {
  return typeof value === 'object' && value !== null ? identifyObject(value) : shortened(textOf(value))
}

/** Remembered, because the same object is looked up on every page. */
const identifyObject = memoize((value: object) => shortened(textOf(value)))

/**
 * A location is identified by its file alone: its place moves with every edit above it. A content file is identified by
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

function isLocation(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'file' in value
}

/** A text, or its hash if that is shorter. */
function shortened(text: string): string {
  return text.length > 64 ? createHash('sha256').update(text).digest('base64') : text
}
