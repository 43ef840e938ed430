// Puts one folder in the place of another, when its input says so: printf swap | node swap.mjs TARGET NEXT OLD
//
// Two folders cannot change places in one step on every system, and between the two steps there is no site. This runs as
// a process of its own, in a session of its own, so that a build which is killed at that very moment does not take it along.
// A build that is killed before says nothing.
import { existsSync, readFileSync, renameSync } from 'node:fs'

const [target = '', next = '', old = ''] = process.argv.slice(2)

function swap() {
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
}

try {
  if (readFileSync(0, 'utf8') === 'swap') swap()
  else process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
