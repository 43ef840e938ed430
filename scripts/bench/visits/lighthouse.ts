import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { UsageError } from '../../options.ts'
import { installPackages } from '../install.ts'

/** What Lighthouse says of a page: scores of 100, times in milliseconds. */
export interface LighthouseResult {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaint: number
  cumulativeLayoutShift: number
  totalBlockingTime: number
  requests: number
  /** The audits that count and were not passed, with what they say. */
  failed: string[]
}

const packages = { lighthouse: '12.2.3' }

/** The version of Lighthouse that judges. */
export const lighthouseVersion = packages.lighthouse

const score = z.number().transform((share) => Math.round(share * 100))
const category = z.object({
  score,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
      details: z.object({ items: z.array(z.unknown()).optional() }).optional(),
    }),
  ),
})

/** Reads a report as Lighthouse writes it. */
export function readReport(path: string, json: unknown): LighthouseResult {
  const { categories, audits } = report.parse(json)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = counted.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 0.995
      ? [[id, audit.displayValue].filter(Boolean).join(': ')]
      : []
  })
  return {
    path,
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    bestPractices: categories['best-practices'].score,
    seo: categories.seo.score,
    largestContentfulPaint: value('largest-contentful-paint'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    totalBlockingTime: value('total-blocking-time'),
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    failed: [...new Set(failed)],
  }
}

/**
 * Installs Lighthouse, and gives a function that judges a page of a running site by its mobile profile: a phone of the
 * middle class on slow 4G, simulated.
 *
 * @param chromium the path of the browser
 */
export function prepareLighthouse(chromium: string): (address: string, path: string) => Promise<LighthouseResult> {
  const folder = installPackages('lighthouse', packages)
  const own = join(folder, 'node_modules/lighthouse')
  const { bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const script = join(own, String(bin.lighthouse))
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
  const judge = async (address: string, path: string, attempts: number): Promise<LighthouseResult> => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [script, address + path, ...flags], {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: 64 * 2 ** 20,
      })
      return readReport(path, JSON.parse(stdout))
    } catch (error) {
      // On a busy machine the recording fails at times, and Lighthouse itself asks to be run again.
      if (attempts > 1) return judge(address, path, attempts - 1)
      throw new UsageError(`Lighthouse could not judge ${path}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return (address, path) => judge(address, path, 3)
}
