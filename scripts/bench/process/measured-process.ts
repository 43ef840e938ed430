import { type ChildProcess, spawn } from 'node:child_process'
import { UsageError } from '../../options.ts'
import { endedChildrenCpu, readTree } from './process-tree.ts'

/** What a piece of work cost. CPU and memory are missing on systems that do not report them. */
export interface Cost {
  /** Seconds from start to end. */
  wall: number
  /** Seconds of CPU time of the process and all that it started. */
  cpu?: number
  /** The largest sum of resident memory, in bytes, of the process and all that it started. */
  memory?: number
}

/** A process that is being watched. */
export interface MeasuredProcess {
  pid: number
  child: ChildProcess
  /** What it has written to both streams. */
  output: () => string
  /** What it has cost so far. */
  costSoFar: () => Cost
  /** Ends when the process has ended. */
  ended: Promise<number | null>
}

/** Where a command runs, and what it finds in its environment beside this process's own. */
export interface Place {
  folder?: string
  environment?: NodeJS.ProcessEnv
}

/** How often memory is looked at, in milliseconds. */
const interval = 25

/** Starts a command and watches it. */
export function startMeasured(command: string, args: readonly string[], place: Place = {}): MeasuredProcess {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: place.folder,
    env: { ...process.env, ...place.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) throw new UsageError(`${command} cannot be started`)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  let memory: number | undefined
  const look = () => {
    const use = readTree(pid)
    if (use) memory = Math.max(memory ?? 0, use.memory)
    return use
  }
  const timer = setInterval(look, interval)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => clearInterval(timer))
  return {
    pid,
    child,
    output: () => text,
    costSoFar: () => {
      const wall = (performance.now() - started) / 1000
      const cpu = look()?.cpu
      return { wall, ...(cpu !== undefined && { cpu }), ...(memory !== undefined && { memory }) }
    },
    ended,
  }
}

/**
 * Runs a command to its end. Commands must run one after another, because the system adds the times of ended processes
 * up.
 *
 * @throws UsageError with what the command said, when it fails
 */
export async function measureCommand(command: string, args: readonly string[], place: Place = {}): Promise<Cost> {
  const cpuBefore = endedChildrenCpu()
  const measured = startMeasured(command, args, place)
  const code = await measured.ended
  const { wall, memory } = measured.costSoFar()
  const cpuAfter = endedChildrenCpu()
  if (code !== 0) throw new UsageError(`${[command, ...args].join(' ')} failed:\n${measured.output().slice(-4000)}`)
  const cpu = cpuBefore !== undefined && cpuAfter !== undefined ? cpuAfter - cpuBefore : undefined
  return { wall, ...(cpu !== undefined && { cpu }), ...(memory !== undefined && { memory }) }
}
