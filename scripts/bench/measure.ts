import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { UsageError } from '../command-line.ts'
import { prepareEdit } from './edit.ts'
import { timeSaving } from './live-preview.ts'
import type { Timing } from './table.ts'

/** A content folder to measure on, and where its site goes. */
interface Subject {
  root: string
  out: string
}

/** Everything that a command may keep for the next one, compiled code included. */
const cacheFolder = '.cache'

/** Times each command once, as somebody would wait for it who works on the content. */
export async function measure({ root, out }: Subject): Promise<Omit<Timing, 'size'>[]> {
  const build = () => time('build', ['--root', root, '--out', out])
  rmSync(out, { recursive: true, force: true })
  rmSync(cacheFolder, { recursive: true, force: true })
  const cold = { measure: 'cold build', seconds: build() }
  const check = { measure: 'check', seconds: time('check', ['--root', root, '--no-cache']) }
  const unchanged = { measure: 'build, nothing changed', seconds: build() }
  const edit = prepareEdit(root)
  edit.make()
  const edited = { measure: 'build after an edit', seconds: build() }
  edit.undo()
  const saved = { measure: 'live preview, save to screen', seconds: await timeSaving(root) }
  return [check, cold, edited, unchanged, saved]
}

/** Runs one of the project's scripts as `npm run` does; returns the seconds it took. */
function time(script: string, args: readonly string[]): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new UsageError(`${script} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4000)}`)
  return (performance.now() - started) / 1000
}
