import { run } from './options.ts'
import { ensureChromium } from './test/chromium.ts'
import { type Counts, commandStep, type Step, vitestStep } from './test/steps.ts'

/** Everything that must pass, in the order in which a fault is cheapest to find. */
const steps: readonly Step[] = [
  commandStep('types', 'tsc', ['--project', '.']),
  commandStep('format and lint', 'biome', ['check']),
  vitestStep('units', 'unit'),
  commandStep('content', 'tsx', ['scripts/check.ts']),
  commandStep('build', 'tsx', ['scripts/build.ts']),
  vitestStep('built pages', 'content'),
  vitestStep('hosts', 'hosts'),
  vitestStep('whole builds', 'builds'),
  vitestStep('browser', 'browser'),
]

await run(async () => {
  const chromium = ensureChromium()
  if ('advice' in chromium) console.error(chromium.advice)
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const failed: string[] = []
  for (const { name, run: runStep } of steps) {
    console.log(`\n── ${name}`)
    const counts = runStep()
    if (counts.failed > 0) failed.push(name)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`)
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  return total.failed > 0 ? 1 : 0
})
