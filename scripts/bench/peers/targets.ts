import { seconds } from '../report/write.ts'

import type { Comparison, ComparisonRow } from './comparison.ts'
import { type OwnName, ownNames } from './contestant.ts'

/** What this project wants to reach, and what it has reached. */
export interface Target {
  /** What was measured. */
  what: string
  wanted: string
  found: string
  isMet: boolean
}

/** Everything that is wanted of the measures that were taken; nothing is said of others. */
export function compareWithTargets({ rows, own, site }: Pick<Comparison, 'rows' | 'own' | 'site'>): Target[] {
  const sizes = [...new Set(rows.map(({ size }) => size))]
  const at = (name: string, size: number) => rows.find((row) => row.name === name && row.size === size)
  const ours = (name: OwnName, size: number) => at(ownNames[name], size)
  const measured = (measure: string, size: number) =>
    own.find((row) => row.measure === measure && row.size === size)?.wall.median
  const pages = (size: number) => `${size.toLocaleString('en-US')} pages`
  const targets: (Target | undefined)[] = []
  for (const size of sizes) {
    const [plain, full] = [ours('plain', size), ours('full', size)]
    const sameFeatures = { of: 'the same features', time: buildOf(plain), most: 2 }
    const [astro, eleventy, hugo] = [at('astro', size), at('eleventy', size), at('hugo', size)]
    const cold = `cold build, same features, ${pages(size)}`
    const edited = `rebuild after one edit, ${pages(size)}`
    targets.push(
      compare(cold, buildOf(plain), { of: 'Astro', time: buildOf(astro) }),
      compare(`cold build, all features, ${pages(size)}`, buildOf(full), sameFeatures),
    )
    if (size === 20 || size === 1000)
      targets.push(compare(edited, full?.rebuild.wall.median, { of: 'Eleventy', time: buildOf(eleventy) }))
    if (size === 4000)
      targets.push(compare(cold, buildOf(plain), { of: 'Eleventy', time: buildOf(eleventy), most: 1.5 }))
    if (size >= 4000) targets.push(compare(edited, full?.rebuild.wall.median, { of: 'Hugo', time: buildOf(hugo) }))
  }
  const few = 'that at 20 pages'
  targets.push(
    compare(`rebuild, no change, ${pages(4000)}`, measured('rebuild, no change', 4000), {
      of: few,
      time: measured('rebuild, no change', 20),
      most: 2,
    }),
    compare(`live preview, save to screen, ${pages(10_000)}`, measured('save to screen', 10_000), {
      of: few,
      time: measured('save to screen', 20),
      most: 2,
    }),
    limit(`live preview of known content, ready, ${pages(1000)}`, measured('preview ready', 1000), 3),
    limit(`check after one edit, ${pages(10_000)}`, measured('check, one edit', 10_000), 1),
    limit('check of this site, CPU', site?.cpu?.median, 0.6),
  )
  return targets.filter((target) => target !== undefined)
}

function buildOf(row: ComparisonRow | undefined): number | undefined {
  return row?.build.wall.median
}

/** A time against another one: shorter, or at most a multiple of it. */
function compare(
  what: string,
  found: number | undefined,
  { of, time, most }: { of: string; time: number | undefined; most?: number },
): Target | undefined {
  if (found === undefined || time === undefined) return undefined
  const ratio = found / time
  return {
    what,
    wanted: most === undefined ? `quicker than ${of}` : `at most ${most} × ${of}`,
    found: `${Number(ratio.toPrecision(2))} × (${seconds(found)} to ${seconds(time)})`,
    isMet: most === undefined ? ratio < 1 : ratio <= most,
  }
}

function limit(what: string, found: number | undefined, most: number): Target | undefined {
  if (found === undefined) return undefined
  return { what, wanted: `at most ${most} s`, found: seconds(found), isMet: found <= most }
}
