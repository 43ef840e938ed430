import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { atOutput, killAt, type Moment } from '../kill-at.ts'
import { hashFiles, type ProjectCopy } from '../project-copy.ts'

/** The old site has been put aside, and the new one is on its way. */
const swapping: Moment = (_, { folder }) =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (!name?.startsWith('.dist-old')) return
      watcher.close()
      resolve()
    })
  })

/** Moments of a build by their names. */
export const moments = {
  'when the content is checked': atOutput('check the content'),
  'when the code is bundled': atOutput('bundle the code'),
  'when the pages are rendered': atOutput('render '),
  'when the sites change places': swapping,
} satisfies Record<string, Moment>

/** What a build that was to be killed left. */
export type Left = 'the last site' | 'the next site' | 'the next site, since it had ended'

/**
 * Edits a project that is built, and kills the next build at a moment: it leaves a whole site, the last or the next one.
 *
 * @param name of the moment
 */
export async function killBuild(project: ProjectCopy, name: string, moment: Moment): Promise<Left> {
  const dist = join(project.folder, 'dist')
  const last = hashFiles(dist)
  expect(Object.keys(last).length).toBeGreaterThan(50)
  const page = 'client/pilot/keeper-club.html'
  project.edit('markdown/pilots/keeper-club.md', (text) => `${text}\nWhat nobody had written before.\n`)

  const isRunning = await killAt(project, moment)
  // What swaps the sites goes on by itself for an instant.
  const message = name
  await expect.poll(() => existsSync(join(dist, 'client/index.html')), { message }).toBe(true)

  const found = hashFiles(dist)
  if (found[page] === last[page]) {
    expect(found, name).toEqual(last)
    return 'the last site'
  }
  expect(Object.keys(found), name).toEqual(expect.arrayContaining(Object.keys(last)))
  return isRunning ? 'the next site' : 'the next site, since it had ended'
}
