import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A program that runs beside the tests. */
export interface Program {
  /** Waits until a line fits, and gives what was found. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>
  /** What it has written so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts a program. It is stopped with everything that it has started itself. */
export function startProgram(command: string, options: readonly string[]): Program {
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  // Whoever is stopped in the middle of the tests leaves nothing behind.
  const stopNow = () => stopGroup(child)
  process.once('exit', stopNow)
  let output = ''
  let isGone = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const gone = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`
      resolve()
    })
    child.on('exit', () => resolve())
  }).then(() => {
    isGone = true
    process.off('exit', stopNow)
    tell()
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      tell()
    })
  return {
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)
          if (found) resolve(found)
          else if (isGone) reject(new Error(`${command} has ended:\n${output}`))
          else return
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      }),
    output: () => output,
    stop: async () => {
      if (!isGone) stopGroup(child)
      await gone
    },
  }
}

function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

/** A port that nobody listens at. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('there is no free port')),
      )
    })
  })
}
