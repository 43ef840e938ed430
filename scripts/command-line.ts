import { parseArgs } from 'node:util'
import type { ReadResult } from '../renderer/content/problems/problem.ts'
import { didYouMean } from '../renderer/content/problems/suggest.ts'
import { type CommandName, commands, helpOn } from './commands.ts'
import { ownHost } from './listen.ts'
import { printable } from './printable.ts'

/** A failure because of how a command was called, or what the machine refused; reported in one line. */
export class UsageError extends Error {}

/** Refuses what a command was asked to do. */
export function refusal(reason: string): UsageError {
  return new UsageError(`${reason} (nothing was changed)`)
}

/** What was read, unless it cannot be. */
export function orRefuse<Value>(read: ReadResult<Value>): Value {
  if (read.ok) return read.value
  throw refusal(read.problems.map(({ file, message }) => `${file}: ${message}`).join('; '))
}

/**
 * Reads the options of a command from the words after its name.
 *
 * @throws UsageError for an option that the command does not know
 */
export function readOptions<Name extends CommandName>(name: Name, typed: readonly string[] = process.argv.slice(2)) {
  const { options, words }: { options: (typeof commands)[Name]['options']; words?: string } = commands[name]
  const names = Object.keys(options)
  // Before a `--`, npm silently takes options for its own.
  const swallowed = names.find((option) => `npm_config_${option}` in process.env)
  if (swallowed) throw new UsageError(`npm took --${swallowed} for itself: write -- before it`)
  try {
    return parseArgs({ args: [...typed], options, strict: true, allowPositionals: words !== undefined })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    const flags = names.map((option) => `--${option}`)
    const wrong = /^Unknown option '(.+)'$/.exec(reason)?.[1] ?? ''
    const all = flags.length > 0 ? `the options are ${flags.join(', ')}` : 'there are no options'
    throw new UsageError(`${reason}; ${didYouMean(wrong, flags) || all}`)
  }
}

/** The port of `--port`. */
export function readPort(option: string | undefined): number | undefined {
  if (option === undefined) return undefined
  if (/^\d+$/.test(option) && Number(option) <= 65_535) return Number(option)
  throw new UsageError(`expected --port to be a number up to 65535, found ${option}`)
}

/** The host of `--host`: where a server listens. For Node.js an empty one would mean every address of the machine. */
export function readHost(option = ownHost): string {
  if (option) return option
  throw new UsageError('expected --host to be a name or an address, found nothing')
}

/** Runs a command with its options; an error ends it with one line and the exit code 2, never with a stack trace. */
export async function run<Name extends CommandName>(
  name: Name,
  command: (typed: ReturnType<typeof readOptions<Name>>) => Promise<number>,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', noteLostOutput).on('error', noteLostOutput)
  try {
    if (process.argv.includes('--help')) console.log(helpOn(name))
    else process.exitCode = await command(readOptions(name))
  } catch (error) {
    const failure: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
    console.error(printable(`error: ${reasons[failure.code ?? ''] ?? failure.message}`))
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 2
  }
}

/** What to do when the machine refuses an address. */
const reasons: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'this machine has no such address; choose another with --host',
  EADDRINUSE: 'the port is in use by another program; choose another with --port N',
}

let isLost = false

/** If nobody reads on, as in `check | head -1`, nothing more is printed; output that is lost is a failure, told once. */
function noteLostOutput({ code, message }: NodeJS.ErrnoException): void {
  if (isLost || code === 'EPIPE') return
  isLost = true
  process.once('exit', () => (process.exitCode = 2))
  if (process.stderr.writable) console.error(`error: the output could not be written: ${message}`)
}
