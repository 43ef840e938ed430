import { existsSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { killAt, type Moment } from '../kill-at.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'

/** The old site has been put aside, and the new one is on its way. */
const swapping: Moment = (_, { folder }) =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (!name?.startsWith('.dist-old')) return
      watcher.close()
      resolve()
    })
  })

/**
 * Edits a project that is built, and kills the next build at a moment: it leaves a whole site, the last or the next one.
 *
 * @returns whether it had ended before
 */
async function killBuild(project: ProjectCopy, name: string, moment: Moment): Promise<boolean> {
  const dist = join(project.folder, 'dist')
  const last = hashFiles(dist)
  const page = 'client/pilot/keeper-club.html'
  project.edit('markdown/pilots/keeper-club.md', (text) => `${text}\nWhat nobody had written before.\n`)
  const isRunning = await killAt(project, moment)
  // What swaps the sites goes on by itself for an instant.
  await expect.poll(() => existsSync(join(dist, 'client/index.html')), { message: name }).toBe(true)
  const found = hashFiles(dist)
  if (found[page] === last[page]) expect(found, name).toEqual(last)
  else expect(Object.keys(found), name).toEqual(expect.arrayContaining(Object.keys(last)))
  return !isRunning && found[page] !== last[page]
}

test('a build that is killed at any tenth of a second leaves a whole site, the last or the next one', async () => {
  const project = copyProject({ builtAs: inject('fixtureSite'), environment: builtOnFixtureDay })
  const last = hashFiles(join(project.folder, 'dist'))
  expect(Object.keys(last).length).toBeGreaterThan(50)
  expect(await killBuild(project, 'when the sites change places', swapping)).toBe(false)
  let hasEnded = false
  // As long as a build takes on this machine.
  for (let tenth = 0; !hasEnded; tenth += 1)
    hasEnded = await killBuild(project, `after ${tenth}00 ms`, () => setTimeout(tenth * 100))

  await project.run('build')
  expect(hashFiles(join(project.folder, 'dist'))).not.toEqual(last)
  expect(readdirSync(project.folder).filter((name) => name.startsWith('.dist'))).toEqual([])
}, 3_600_000)
