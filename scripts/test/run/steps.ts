import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addOutcomes, noOutcome, type Outcome } from './outcome.ts'

/** A step of the test command. */
export interface Step {
  name: string
  /** Whether all later stages need it: the next one begins as soon as it has passed, and when it fails they are left out. */
  isGround?: boolean
  run: () => Promise<Outcome>
}

/** A command that passes or fails as a whole; what it printed is seen when it fails, its beginning with the reason. */
export function commandStep(
  name: string,
  command: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Step {
  return {
    name,
    run: async () => {
      const env = { ...process.env, ...environment }
      const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'], env })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
      // A command that is not there has failed as well.
      const [status] = await once(child, 'close').catch((error: Error) => [error.message])
      if (status === 0) return { ...noOutcome, passed: 1 }
      if (output) console.error(output.trim())
      const head = output.trim() && `:\n    ${output.trim().split('\n').slice(0, 5).join('\n    ')}`
      return { ...noOutcome, failed: 1, failures: [`${[command, ...options].join(' ')} ended with ${status}${head}`] }
    },
  }
}

/** Two steps as one: the second is left out if the first fails. */
export function inOrder(first: Step, second: Step): Step {
  return {
    name: second.name,
    run: async () => {
      const outcome = await first.run()
      return outcome.failed > 0 ? outcome : addOutcomes([outcome, await second.run()])
    },
  }
}

const reporter = fileURLToPath(new URL('./reporter.ts', import.meta.url))

/**
 * Tests, side by side, counted one by one. A step without tests has failed.
 *
 * @param which options of vitest that name projects of vitest.config.ts, or folders
 * @param environment variables for the tests
 */
export function testStep(name: string, which: readonly string[], environment: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'test-'))
      const file = join(folder, 'outcome.json')
      try {
        const child = spawn('vitest', ['run', ...which, '--reporter=minimal', `--reporter=${reporter}`], {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: {
            ...process.env,
            ...environment,
            TEST_OUTCOME: file,
          },
        })
        const [status] = await once(child, 'close')
        const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'))
        if (status === 0 || outcome.failed > 0) return outcome
        return { ...outcome, failed: 1, failures: [`vitest ended with ${status}`] }
      } catch {
        return { ...noOutcome, failed: 1, failures: ['vitest ended before it told what came of the tests'] }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
