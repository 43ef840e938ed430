import { spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fixture } from '../../renderer/testing/fixture.ts'

/** Runs one of the commands, such as `check --no-cache`, on a copy of the fixture's content, on its day. */
export function runCommand(root: string, ...words: string[]) {
  const command = [resolve('scripts/run.mjs'), ...words, '--root', root]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    // The fixture's pictures are in the folder beside this one.
    cwd: dirname(fixture.publicFolder),
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(fixture.day) / 1000) },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
