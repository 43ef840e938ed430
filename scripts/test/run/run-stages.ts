import { formatDuration } from '../../progress.ts'
import { addOutcomes, noOutcome, type Outcome } from './outcome.ts'
import type { Step } from './steps.ts'

/**
 * Runs steps: those of a stage side by side, one stage after the other. Where a step fails, its reason stands at the end
 * once more, and the stages after it run all the same, so that one run tells of everything; only what is made of a failed
 * step's outcome is left out.
 *
 * @param stages each with the steps that run side by side
 * @param print takes a line
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  let total = noOutcome
  for (const steps of stages) {
    const outcomes = await Promise.all(steps.map((step) => runStep(step, print)))
    total = addOutcomes([total, ...outcomes])
    if (!steps.some(({ isGround }, index) => isGround && outcomes[index]?.failed !== 0)) continue
    print('… what comes after stands on this, and was left out')
    break
  }
  return total
}

async function runStep({ name, run }: Step, print: (line: string) => void): Promise<Outcome> {
  print(`… ${name}`)
  const started = performance.now()
  const outcome = await run()
  const { passed, failed, skipped, failures } = outcome
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  print(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${formatDuration(performance.now() - started)})`)
  return { ...outcome, failures: failures.map((failure) => `${name}: ${failure}`) }
}
