import { formatDuration } from '../../progress.ts'
import { addOutcomes, type Outcome } from './outcome.ts'
import type { Step } from './steps.ts'

/**
 * Runs steps: those of a stage side by side, one stage after the other. A stage that has a ground leaves its other steps
 * running when that is laid. Where a step fails, its reason stands at the end once more, and the stages after it run all the
 * same, so that one run tells of everything; only what needs a ground that failed is left out.
 *
 * @param stages each with the steps that run side by side
 * @param print takes a line
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  const outcomes: Promise<Outcome>[] = []
  for (const steps of stages) {
    const running = steps.map((step) => runStep(step, print))
    outcomes.push(...running)
    const ground = running.filter((_, index) => steps[index]?.isGround)
    const awaited = await Promise.all(ground.length > 0 ? ground : running)
    if (ground.length === 0 || awaited.every(({ failed }) => failed === 0)) continue
    print('… what comes after needs this, and was left out')
    break
  }
  return addOutcomes(await Promise.all(outcomes))
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
