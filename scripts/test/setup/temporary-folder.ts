import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onceInRun } from './once-in-run.ts'

/** Lets all temporary files of a run of tests lie in one folder, which goes at its end: workers end without a last word. */
export default async function setup() {
  let made: string | undefined
  await onceInRun('temporary folder', async () => {
    made = mkdtempSync(join(tmpdir(), 'tests-'))
    // A test that runs as another user reads from it.
    chmodSync(made, 0o755)
    process.env.TMPDIR = made
  })
  return () => {
    // A browser that is just ending may still write its profile.
    if (made !== undefined) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  }
}
