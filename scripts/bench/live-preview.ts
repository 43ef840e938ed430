import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { UsageError } from '../command-line.ts'
import { prepareEdit } from './edit.ts'

/** Starts the live preview; returns the seconds from a saved file until the page shows it. */
export async function timeSaving(root: string): Promise<number> {
  const preview = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--root', root, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(preview, 'close')
  const edit = prepareEdit(root)
  try {
    const page = `${await addressOf(preview)}${edit.path}`
    const read = async () => (await fetch(page)).text()
    // The first page also compiles the code, which a writer waits for once and not at each save.
    if (!(await read()).includes('</html>')) throw new UsageError(`the live preview does not show ${edit.path}`)
    const started = performance.now()
    edit.make()
    while (!(await read()).includes(edit.sentence)) await wait(5)
    return (performance.now() - started) / 1000
  } finally {
    edit.undo()
    preview.kill()
    await ended
  }
}

/** The address that the live preview prints when it is ready. */
function addressOf(preview: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [preview.stdout, preview.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (address) resolve(address)
      })
    preview.on('close', () => reject(new UsageError(`the live preview ended before it was ready:\n${output}`)))
  })
}
