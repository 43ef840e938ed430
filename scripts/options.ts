import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { displayPath } from '../renderer/content/files/file-access.ts'
import type { ContentPlace } from '../renderer/content/load.ts'
import { didYouMean } from '../renderer/content/problems/suggest.ts'
import { buildDay } from './build/build-day.ts'
import { type CommandName, commands, helpOn } from './commands.ts'
import { ownHost } from './listen.ts'
import { printable } from './printable.ts'

/** A failure because of how a command was called, or what the machine refused; reported in one line. */
export class UsageError extends Error {}

/** Thrown for `--help`; the message is the help text. */
export class HelpAsked extends Error {}

/** The options that npm may have from its own settings. It silently swallows all others before a `--`. */
const npmsOwn: readonly string[] = ['cache', 'only', 'yes']

/**
 * Reads the options of a command from the words after its name.
 *
 * @throws UsageError for an option that the command does not know, HelpAsked for `--help`
 */
export function readOptions<Name extends CommandName>(name: Name, typed: readonly string[] = process.argv.slice(2)) {
  const { options, words }: { options: (typeof commands)[Name]['options']; words?: string } = commands[name]
  const end = typed.indexOf('--')
  if (typed.slice(0, end < 0 ? typed.length : end).some((word) => word === '--help' || word === '-h'))
    throw new HelpAsked(helpOn(name))
  const swallowed = Object.keys(options).find(
    (option) => !npmsOwn.includes(option) && `npm_config_${option}` in process.env,
  )
  if (swallowed)
    throw new UsageError(`npm took --${swallowed} for itself: write -- before it, as in ${commands[name].example[0]}`)
  try {
    return parseArgs({ args: [...typed], options, strict: true, allowPositionals: words !== undefined })
  } catch (error) {
    const known = Object.keys(options).map((option) => `--${option}`)
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    const [, wrong = ''] = /^Unknown option '(.+)'$/.exec(reason) ?? []
    const all = known.length > 0 ? `the options are ${known.join(', ')}` : 'there are no options'
    throw new UsageError(`${reason}; ${didYouMean(wrong, known) || all}`)
  }
}

/** The folder of the content: that of `--root`, otherwise this project's. */
export function contentRoot(option: string | undefined): string {
  const root = resolve(option ?? 'markdown')
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new UsageError(`there is no folder ${root}: --root names a folder laid out like markdown/`)
  return root
}

/** The folder of the files that are served as they are: `public` beside the content, otherwise this project's. */
export function publicFolderOf(root: string): string {
  const own = join(dirname(root), 'public')
  return existsSync(own) ? displayPath(own) : 'public'
}

/** The content of `--root`, otherwise this project's, as of today. */
export function contentPlace(option: string | undefined): ContentPlace {
  const root = contentRoot(option)
  return { root, publicFolder: publicFolderOf(root), today: buildDay() }
}

/** The folder of `--out`, otherwise `dist`; it may be missing, but neither it nor a folder around it may be a file. */
export function outFolder(option = 'dist'): string {
  for (let path = resolve(option); path !== dirname(path); path = dirname(path)) {
    if (!existsSync(path)) continue
    if (statSync(path).isDirectory()) break
    throw new UsageError(`${path} is a file: --out names a folder, which is made if it is not there`)
  }
  return option
}

/** The port of `--port`. */
export function readPort(option: string | undefined): number | undefined {
  if (option === undefined) return undefined
  const port = Number(option)
  if (!/^\d+$/.test(option) || port > 65_535)
    throw new UsageError(`expected --port to be a number up to 65535, found ${option}`)
  return port
}

/** The host of `--host`: where a server listens. */
export function readHost(option: string | undefined): string {
  // For Node.js an empty one means every address of the machine.
  if (option === '') throw new UsageError('expected --host to be a name or an address, found nothing')
  return option ?? ownHost
}

/** Runs a command with its options; an error ends it with one line and the exit code 2, never with a stack trace. */
export async function run<Name extends CommandName>(
  name: Name,
  command: (typed: ReturnType<typeof readOptions<Name>>) => Promise<number>,
): Promise<void> {
  handleLostOutput()
  try {
    process.exitCode = await command(readOptions(name))
  } catch (error) {
    if (error instanceof HelpAsked) {
      console.log(error.message)
      process.exitCode = 0
      return
    }
    console.error(printable(`error: ${explain(error)}`))
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 2
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  const where = path ? ` ${path}` : ''
  const reasons: Readonly<Record<string, string>> = {
    ENOSPC: `the disk is full, so${where || ' a file'} could not be written`,
    EACCES: `no permission to use${where || ' a file'}`,
    EROFS: `the disk cannot be written to${where}`,
    EADDRNOTAVAIL: 'this machine has no such address; choose another with --host',
    EADDRINUSE: 'the port is in use by another program; choose another with --port N',
  }
  return reasons[code ?? ''] ?? error.message
}

let isHandled = false

/**
 * Handles output that gets lost: if the reader has stopped, as in `check | head -1`, nothing more is printed; if it
 * could not be written, as on a full disk, the exit code is 2 whatever the command found.
 */
function handleLostOutput(): void {
  if (isHandled) return
  isHandled = true
  for (const stream of [process.stdout, process.stderr]) {
    let isLost = false
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Later writes fail too.
      if (isLost) return
      isLost = true
      if (error.code === 'EPIPE') return
      if (stream === process.stdout) console.error(`error: the output could not be written: ${error.message}`)
      process.once('exit', () => (process.exitCode = 2))
    })
  }
}
