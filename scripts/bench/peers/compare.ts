import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDay } from '../../build/build-day.ts'
import { UsageError } from '../../options.ts'
import type { Progress } from '../../progress.ts'
import { writeCorpus } from '../corpus/write-corpus.ts'
import { describeMachine } from '../machine.ts'
import { measureScript } from '../process/script.ts'
import { type Row, summarise } from '../results.ts'
import type { Sample, Subject } from '../tasks/task.ts'
import { checkPages } from './check-pages.ts'
import type { Comparison, ComparisonRow } from './comparison.ts'
import { type Contestant, ownContestant, ownKeys, peerContestant } from './contestant.ts'
import { type PeerDocument, readDocuments } from './documents.ts'
import { peers } from './index.ts'
import { asTable } from './table.ts'

/** Sizes beyond this one are built once: they take as long as all others together. */
const largest = 5000

/** What is compared, and where the report goes. */
export interface ComparisonOptions {
  /** The names of the generators; all unless told. */
  only?: readonly string[]
  /** Numbers of pilots and articles. */
  sizes: readonly number[]
  runs: number
  seed: string
  out: string
  progress: Progress
}

/** Everything that can be compared, by its name. */
export const contestantNames: readonly string[] = [...ownKeys, ...peers.map(({ name }) => name)]

/**
 * Builds the same corpus with this and other generators, and writes `peers.md` and `peers.json`. Each run goes through all
 * of them before the next run begins, so that a slow minute of the machine does not fall on one alone.
 */
export async function comparePeers({
  only = contestantNames.filter(isAble),
  sizes,
  runs,
  seed,
  out,
  progress,
}: ComparisonOptions): Promise<Comparison> {
  const rows: ComparisonRow[] = []
  const own: Row[] = []
  mkdirSync(out, { recursive: true })
  for (const size of sizes) {
    progress.step(`${size} pages`)
    const subject: Subject = { size, root: join(out, `corpus-${size}`), out: join(out, `compared-${size}`) }
    writeCorpus({ size, seed, root: subject.root })
    const documents = readDocuments(subject.root, buildDay())
    if (documents.length !== size)
      throw new UsageError(`the corpus has ${documents.length} documents instead of ${size}`)
    const contestants = only.map((name) => createContestant(name, subject, documents, progress))
    const samples: Sample[] = []
    const further: Sample[] = []
    const times = size > largest ? 1 : runs
    for (let run = 1; run <= times; run += 1) {
      for (const { name, output, build, rebuild, further: measureFurther } of contestants) {
        progress.update(`${name}, run ${run} of ${times}`)
        samples.push({ measure: `${name}: build`, cost: await build() })
        if (run === 1) checkPages(name, output, documents)
        samples.push({ measure: `${name}: rebuild`, cost: await rebuild() })
        if (measureFurther) further.push(...(await measureFurther()))
      }
    }
    rows.push(...toRows(size, contestants, samples))
    own.push(...summarise(size, further))
    rmSync(subject.root, { recursive: true })
    for (const name of ownKeys) rmSync(`${subject.out}-${name}`, { recursive: true, force: true })
  }
  const missing = peers.flatMap(({ name, advice }) => (isAble(name) ? [] : [`${name} was left out: ${advice}`]))
  const site = only.includes('full') ? await checkThisSite(runs) : undefined
  const comparison: Comparison = { machine: describeMachine(), seed, rows, own, ...(site && { site }), missing }
  writeFileSync(join(out, 'peers.json'), `${JSON.stringify(comparison, null, 2)}\n`)
  writeFileSync(join(out, 'peers.md'), asTable(comparison))
  return comparison
}

/** Measures the check of the project's own content, of which everything is known. */
async function checkThisSite(runs: number): Promise<Row | undefined> {
  const check = () => measureScript('check', [])
  await check()
  const samples: Sample[] = []
  for (let run = 1; run <= runs; run += 1) samples.push({ measure: 'check of this site', cost: await check() })
  return summarise(1, samples)[0]
}

/** Whether a generator can run here: one that npm does not bring may be missing. */
function isAble(name: string): boolean {
  const peer = peers.find((each) => each.name === name)
  return !peer?.version || peer.version() !== undefined
}

function createContestant(
  name: string,
  subject: Subject,
  documents: readonly PeerDocument[],
  progress: Progress,
): Contestant {
  const own = ownKeys.find((each) => each === name)
  if (own) return ownContestant(own, subject)
  const peer = peers.find((each) => each.name === name)
  if (!peer) throw new UsageError(`there is no ${name} to compare with; there are ${contestantNames.join(', ')}`)
  progress.update(`${name}: install`)
  return peerContestant(peer, documents)
}

function toRows(size: number, contestants: readonly Contestant[], samples: readonly Sample[]): ComparisonRow[] {
  const found = summarise(size, samples)
  return contestants.flatMap(({ name, version, isOurs }) => {
    const [build, rebuild] = ['build', 'rebuild'].map((work) =>
      found.find(({ measure }) => measure === `${name}: ${work}`),
    )
    return build && rebuild ? [{ name, version, isOurs, size, build, rebuild }] : []
  })
}
