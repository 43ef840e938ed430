// @ts-check

import { compiled } from './compiled.mjs'
import { passOnPlainOutput } from './plain-output.mjs'

// Runs one of the scripts: node scripts/run.mjs build --out elsewhere
const [node = '', file = '', name = '', ...options] = process.argv
process.argv = [node, file, ...options]
passOnPlainOutput(process.stdout)
try {
  await import((await compiled(name)).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
