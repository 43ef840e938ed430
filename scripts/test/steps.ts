import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A step of the test command. */
export interface Step {
  name: string
  run: () => Counts
}

/** A command that passes or fails as a whole. */
export function commandStep(name: string, command: string, options: readonly string[]): Step {
  return {
    name,
    run: () => {
      const { status } = spawnSync(command, options, { stdio: 'inherit' })
      return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
    },
  }
}

/** The tests of one project of vitest.config.ts, counted one by one. A project without tests has failed. */
export function vitestStep(name: string, project: string): Step {
  return {
    name,
    run: () => {
      const folder = mkdtempSync(join(tmpdir(), 'test-'))
      const file = join(folder, 'results.json')
      try {
        const { status } = spawnSync(
          'vitest',
          ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
          {
            stdio: 'inherit',
          },
        )
        const {
          numPassedTests: passed,
          numFailedTests,
          numPendingTests,
          numTodoTests,
        } = JSON.parse(readFileSync(file, 'utf8'))
        const isBroken = passed === 0 || (status !== 0 && numFailedTests === 0)
        return { passed, failed: numFailedTests + (isBroken ? 1 : 0), skipped: numPendingTests + numTodoTests }
      } catch {
        return { passed: 0, failed: 1, skipped: 0 }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
