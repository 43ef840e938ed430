// Puts one folder in the place of another: node swap.mjs TARGET NEXT OLD
//
// Two folders cannot change places in one step on every system, and between the two steps there is no site. This runs as
// a process of its own, in a session of its own, so that a build which is killed at that very moment does not take it along.
import { existsSync, renameSync } from 'node:fs'

const [target = '', next = '', old = ''] = process.argv.slice(2)

try {
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
