import { rmSync } from 'node:fs'
import { isBuiltFrom } from '../../build/fingerprint.ts'
import type { Cost } from '../process/measured-process.ts'
import { measureScript } from '../process/script.ts'
import { prepareEdit } from './edit.ts'
import type { Subject, Task } from './task.ts'

/** Everything that a build may keep for the next one. */
const cacheFolder = '.cache'

/** A build of a fresh copy: no earlier site, no cache. */
export const build: Task = {
  name: 'build',
  run: async (subject) => {
    rmSync(subject.out, { recursive: true, force: true })
    rmSync(cacheFolder, { recursive: true, force: true })
    return [{ measure: 'cold build', cost: await buildOnce(subject) }]
  },
}

/** Builds after a build: of the same content, and after an edit in one file. */
export const rebuild: Task = {
  name: 'rebuild',
  run: async (subject) => {
    if (!isBuiltFrom(subject.out, subject.root)) await buildOnce(subject)
    const unchanged = await buildOnce(subject)
    const edit = prepareEdit(subject)
    try {
      edit.make()
      const edited = await buildOnce(subject)
      return [
        { measure: 'rebuild, no change', cost: unchanged },
        { measure: 'rebuild, one edit', cost: edited },
      ]
    } finally {
      edit.undo()
    }
  },
}

function buildOnce({ root, out }: Subject): Promise<Cost> {
  return measureScript('build', ['--root', root, '--out', out])
}
