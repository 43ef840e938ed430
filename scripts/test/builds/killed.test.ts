import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'

/** Waits for the moment at which a build is killed. */
type Moment = (build: ChildProcess, project: ProjectCopy) => Promise<void>

const output =
  (words: string): Moment =>
  (build) =>
    new Promise((resolve) => {
      build.stdout?.on('data', (chunk) => String(chunk).includes(words) && resolve())
    })

/** The old site has been put aside, and the new one is on its way. */
const swapping: Moment = (_, { folder }) =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (!name?.startsWith('.dist-old')) return
      watcher.close()
      resolve()
    })
  })

const after =
  (milliseconds: number): Moment =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds))

const moments: [string, Moment][] = [
  ['when the content is checked', output('check the content')],
  ['when the code is bundled', output('bundle the code')],
  ['when the pages are rendered', output('render ')],
  ['when the sites change places', swapping],
]

// At length, a build is killed at every tenth of a second.
if (process.env.LONG_TESTS)
  moments.push(
    ...Array.from({ length: 80 }, (_, index): [string, Moment] => [`after ${index}00 ms`, after(index * 100)]),
  )

test('a build that is killed leaves a whole site, the last or the next one', async () => {
  const project = copyProject()
  const dist = join(project.folder, 'dist')
  const environment = { SOURCE_DATE_EPOCH: '1756684800' }
  const built = await project.run('build.ts', environment)
  expect(built.status, built.output).toBe(0)
  const last = hashFiles(dist)

  project.edit('markdown/pages/about.mdx', (text) => text.replace(/^lead: /m, 'lead: Truly. '))
  for (const [name, moment] of moments) {
    const build = project.start('build.ts', environment)
    const ended = once(build, 'close')
    await Promise.race([moment(build, project), ended])
    if (build.pid && build.exitCode === null) process.kill(-build.pid, 'SIGKILL')
    await ended
    // What swaps the sites goes on by itself for an instant.
    await expect.poll(() => existsSync(join(dist, 'client/index.html')), { message: name }).toBe(true)
    const found = hashFiles(dist)
    if (found['client/about.html'] === last['client/about.html']) expect(found, name).toEqual(last)
    else expect(Object.keys(found).sort(), name).toEqual(Object.keys(last).sort())
  }

  const again = await project.run('build.ts', environment)
  expect(again.status, again.output).toBe(0)
  expect(hashFiles(dist)).not.toEqual(last)
  expect(readdirSync(project.folder).filter((name) => name.startsWith('.dist'))).toEqual([])
}, 1_200_000)
