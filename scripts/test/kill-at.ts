import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ProjectCopy } from './project-copy.ts'

/** Waits for the moment at which a build is killed. */
export type Moment = (build: ChildProcess, project: ProjectCopy) => Promise<void>

/** The moment at which a build says something. */
export function atOutput(words: string): Moment {
  return (build) =>
    new Promise((resolve) => {
      build.stdout?.on('data', (chunk) => String(chunk).includes(words) && resolve())
    })
}

/** Kills a build with all its processes at a moment; tells whether it was still running. */
export async function killAt(project: ProjectCopy, moment: Moment): Promise<boolean> {
  const build = project.start('build')
  const ended = once(build, 'close')
  for (const stream of [build.stdout, build.stderr]) stream?.resume()
  await Promise.race([moment(build, project), ended])
  const isRunning = build.exitCode === null
  if (isRunning && build.pid) process.kill(-build.pid, 'SIGKILL')
  await ended
  return isRunning
}
