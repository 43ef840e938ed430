import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { compileTo } from './compiled.mjs'

const folder = createFolder()
beforeAll(async () => {
  await compileTo(folder, ['scripts/command-line.ts'])
})

/** A command that finds something, and tells it at length. */
const command = `
import { run } from '${join(folder, 'command-line.js')}'
await run('generate', async () => {
  for (let line = 0; line < 20_000; line += 1) console.log('a line of the report', line)
  await new Promise(setImmediate)
  console.log('the last line')
  return 1
})`

/** Runs it in a shell that does something else with its output. */
function runWith(redirection: string) {
  const script = `"$NODE" --input-type=module --eval "$COMMAND" ${redirection}`
  const environment = { ...process.env, NODE: process.execPath, COMMAND: command }
  return spawnSync('bash', ['-c', script], { env: environment, encoding: 'utf8' })
}

describe('a command', () => {
  it('ends quietly when nobody reads on, with the exit code of what it found', () => {
    const { stdout, stderr } = runWith('| head -1; echo "exit code $' + '{PIPESTATUS[0]}"')
    expect({ stdout, stderr }).toEqual({ stdout: 'a line of the report 0\nexit code 1\n', stderr: '' })
  })

  it.skipIf(!existsSync('/dev/full'))(
    'whose output cannot be written says so in one line, with the exit code 2',
    () => {
      const { status, stderr } = runWith('> /dev/full')
      expect(stderr).toMatch(/^error: the output could not be written: ENOSPC[^\n]*\n$/)
      expect(status).toBe(2)
      expect(runWith('2> /dev/full > /dev/full').status).toBe(2)
    },
  )
})
