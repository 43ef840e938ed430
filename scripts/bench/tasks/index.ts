import { build, rebuild } from './build.ts'
import { check } from './check.ts'
import { dev } from './dev.ts'
import type { Task } from './task.ts'

/** Everything that can be measured, in the order in which it is. */
export const tasks: readonly Task[] = [check, build, rebuild, dev]
