import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../../renderer/content/load.ts'
import { contentPlace, UsageError } from '../../options.ts'
import { startPreview } from '../../preview/server.ts'
import type { Progress } from '../../progress.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { describeMachine } from '../machine.ts'
import { type LighthouseResult, prepareLighthouse } from './lighthouse.ts'
import { type Move, measureMoves } from './moving-on.ts'
import { asTables, type VisitsReport } from './table.ts'

/** What can be measured of a visit to the built site, by the names that `--only` knows. */
export const visitMeasures = ['lighthouse', 'moving'] as const

/** What is measured, and where the report goes. */
export interface VisitsOptions {
  measures: readonly (typeof visitMeasures)[number][]
  runs: number
  out: string
  progress: Progress
}

/** The ways that visitors go: to a list, to one of its items, and on to the next. */
const moves = [
  { from: '/', to: '/pilots' },
  { from: '/pilots', to: '/pilot/givify' },
  { from: '/pilot/givify', to: '/innovation-summit' },
  { from: '/get-inspired', to: '/article/manifesto' },
  { from: '/about', to: '/privacy-policy' },
]

/** Serves the site in `dist`, visits it in Chromium, and writes `visits.md` and `visits.json`. */
export async function measureVisits({ measures, runs, out, progress }: VisitsOptions): Promise<VisitsReport> {
  const chromium = ensureChromium('browser')
  if ('advice' in chromium) throw new UsageError(chromium.advice)
  const { routes } = loadContent(contentPlace(undefined))
  const preview = await startPreview('dist/client', 0)
  try {
    const lighthouse: LighthouseResult[] = []
    if (measures.includes('lighthouse')) {
      progress.step('Lighthouse')
      const judge = prepareLighthouse(chromium.path)
      for (const { path } of routes) {
        progress.update(path)
        lighthouse.push(await judge(preview.address, path))
      }
    }
    const moved: Move[] = []
    if (measures.includes('moving')) {
      progress.step('moving on')
      for (let run = 1; run <= runs; run += 1)
        moved.push(...(await measureMoves(chromium.path, preview.address, moves)))
    }
    const report: VisitsReport = { machine: describeMachine(), lighthouse, moves: moved }
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, 'visits.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(out, 'visits.md'), asTables(report))
    return report
  } finally {
    await preview.close()
  }
}
