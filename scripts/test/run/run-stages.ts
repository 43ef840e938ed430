import { formatDuration } from '../../progress.ts'
import { addOutcomes, noOutcome, type Outcome } from './outcome.ts'
import type { Step } from './steps.ts'

/**
 * Runs steps: those of a stage side by side. The next stage begins when all of them have ended, or, where some are its
 * ground, as soon as those have passed, beside the others. Where a step fails, its reason is printed once more at the end, and the
 * stages after it run all the same, so that one run tells of everything; only when a ground fails they are left out.
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
    const running = steps.map((step) => ({ step, outcome: runStep(step, print) }))
    outcomes.push(...running.map(({ outcome }) => outcome))
    const ground = running.filter(({ step }) => step.isGround)
    const awaited = (ground.length > 0 ? ground : running).map(async ({ step, outcome }) => ({
      step,
      ...(await outcome),
    }))
    const failed = (await Promise.all(awaited)).find(({ step, failed }) => step.isGround && failed > 0)
    if (!failed) continue
    print(`… what needs ${failed.step.name} was left out`)
    break
  }
  return addOutcomes(await Promise.all(outcomes))
}

async function runStep({ name, run }: Step, print: (line: string) => void): Promise<Outcome> {
  print(`… ${name}`)
  const started = performance.now()
  const outcome = await run().catch((error) => ({ ...noOutcome, failed: 1, failures: [String(error)] }))
  const { passed, failed, skipped, failures } = outcome
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  print(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${formatDuration(performance.now() - started)})`)
  return { ...outcome, failures: failures.map((failure) => `${name}: ${failure}`) }
}
