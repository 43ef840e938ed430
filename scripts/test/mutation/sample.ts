import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, findFaults } from './find-faults.ts'
import { harmless } from './harmless.ts'

/** A fault in a file of the engine. */
export interface Mutant extends Fault {
  /** The path of the file from the project's folder. */
  file: string
  line: number
  /** The line as it is without the fault. */
  source: string
}

/** The engine: what makes, checks and serves sites, without its tests and the maintainers' tools in `bench`. */
const engine = ['renderer', 'pages', 'scripts']
const isOutside = /\.test\.|\.d\.ts$|\/testing\/|^scripts\/(?:test|bench)\b/
/** Where the lines of a drawing lie is judged by eye. */
const isDrawing = /^renderer\/motif\/|\/LogoGrid\.tsx$/

/** Every fault that can be put into the engine, those that are known to change nothing among them. */
export function allMutants(): Mutant[] {
  const files = engine
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !isOutside.test(file) && !isDrawing.test(file))
    .sort()
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    return findFaults(file, text).map((fault) => {
      const line = text.slice(0, fault.start).split('\n').length
      return { ...fault, file, line, source: lines[line - 1]?.trim() ?? '' }
    })
  })
}

/**
 * Draws a sample of faults, one of a file at most, and none that is known to change nothing.
 *
 * @param seed decides which; the same code and seed give the same sample, and other code changes it little
 */
export function drawSample(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const rank = ({ file, source, what, replacement }: Mutant) =>
    createHash('sha256').update([seed, file, source, what, replacement].join('\0')).digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) })).sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const drawn: Mutant[] = []
  for (const { mutant } of ranked) {
    if (drawn.length === size) break
    if (harmless.some((known) => isSame(known, mutant))) continue
    if (drawn.every(({ file }) => file !== mutant.file)) drawn.push(mutant)
  }
  return drawn
}

/** Whether a fault is the one that is described. */
export function isSame(
  known: Pick<Mutant, 'file' | 'source' | 'what'>,
  { file, source, what }: Pick<Mutant, 'file' | 'source' | 'what'>,
): boolean {
  return known.file === file && known.source === source && known.what === what
}
