import { measureScript } from '../process/script.ts'
import type { Task } from './task.ts'

/** The check of the content. */
export const check: Task = {
  name: 'check',
  run: async ({ root }) => [{ measure: 'check', cost: await measureScript('check', ['--root', root]) }],
}
