import { setTimeout as wait } from 'node:timers/promises'
import { UsageError } from '../../options.ts'
import type { MeasuredProcess } from '../process/measured-process.ts'
import { startScript } from '../process/script.ts'
import { prepareEdit } from './edit.ts'
import type { Subject, Task } from './task.ts'

/** The live preview: until it is ready, and from a saved file until the page shows it. */
export const dev: Task = {
  name: 'dev',
  run: async (subject) => {
    const preview = startScript('dev', ['--root', subject.root, '--port', '0'])
    try {
      const address = await waitForAddress(preview)
      const started = preview.costSoFar()
      const saved = await save(subject, preview, address)
      return [
        { measure: 'preview ready', cost: started },
        { measure: 'save to screen', cost: saved },
      ]
    } finally {
      preview.child.kill()
      await preview.ended
    }
  },
}

async function waitForAddress({ child, output, ended }: MeasuredProcess): Promise<string> {
  const told = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/localhost:\d+/.exec(output())?.[0]
      if (address) resolve(address)
    })
  })
  const failed = ended.then((): never => {
    throw new UsageError(`the live preview ended before it was ready:\n${output().slice(-4000)}`)
  })
  // Once the preview is ready, its end is no failure any more.
  failed.catch(() => {})
  return Promise.race([told, failed])
}

async function save(subject: Subject, preview: MeasuredProcess, address: string) {
  const edit = prepareEdit(subject)
  const page = async () => (await fetch(`${address}${edit.path}`)).text()
  // The first page also compiles the code, which a writer waits for once and not at each save.
  if (!(await page()).includes('</html>')) throw new UsageError(`the live preview does not show ${edit.path}`)
  try {
    const before = preview.costSoFar()
    edit.make()
    while (!(await page()).includes(edit.sentence)) await wait(5)
    const after = preview.costSoFar()
    const cpu = after.cpu !== undefined && before.cpu !== undefined ? { cpu: after.cpu - before.cpu } : {}
    return { ...after, wall: after.wall - before.wall, ...cpu }
  } finally {
    edit.undo()
  }
}
