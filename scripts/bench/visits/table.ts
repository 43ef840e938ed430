import type { Machine } from '../machine.ts'
import { table, tellMachine } from '../report/write.ts'
import { median } from '../statistics.ts'
import { type LighthouseResult, lighthouseVersion } from './lighthouse.ts'
import type { Move } from './moving-on.ts'

/** What visits to the built site showed. */
export interface VisitsReport {
  machine: Machine
  lighthouse: LighthouseResult[]
  moves: Move[]
}

/** The report as tables in markdown. */
export function asTables({ machine, lighthouse, moves }: VisitsReport): string {
  const parts = [`${tellMachine(machine)}.`]
  if (lighthouse.length > 0) {
    parts.push(
      `Lighthouse ${lighthouseVersion}, mobile, simulated slow 4G:`,
      table(
        [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP',
          'CLS',
          'TBT',
          'requests',
          'not passed',
        ],
        lighthouse.map((page) => [
          `\`${page.path}\``,
          ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(String),
          `${(page.largestContentfulPaint / 1000).toFixed(2)} s`,
          page.cumulativeLayoutShift.toFixed(3),
          milliseconds(page.totalBlockingTime),
          String(page.requests),
          page.failed.join('; ') || 'none',
        ]),
      ),
    )
  }
  if (moves.length > 0) {
    const ways = [...new Set(moves.map(({ from, to }) => `${from} → ${to}`))]
    parts.push(
      'From the click to the first paint of the next page, after resting on the link:',
      table(
        ['from → to', 'runs', 'prepared', 'median', 'most'],
        ways.map((way) => {
          const own = moves.filter(({ from, to }) => `${from} → ${to}` === way)
          const times = own.map(({ time }) => time)
          const ready = own.filter(({ wasReady }) => wasReady).length
          return [way, String(own.length), String(ready), milliseconds(median(times)), milliseconds(Math.max(...times))]
        }),
      ),
    )
  }
  return `${parts.join('\n\n')}\n`
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`
}
