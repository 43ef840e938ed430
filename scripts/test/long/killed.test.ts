import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'
import { type Killed, killBuild, moments } from './killed.ts'

const beforeItsTime = 'the next site, since it had ended'

test('a build that is killed at any tenth of a second leaves a whole site, the last or the next one', async ({
  annotate,
}) => {
  const project = copyProject({ builtAs: inject('fixtureSite') })
  const last = hashFiles(join(project.folder, 'dist'))
  const left: Killed['left'][] = []
  for (const [name, moment] of Object.entries(moments)) left.push((await killBuild(project, name, moment)).left)
  expect(left).not.toContain(beforeItsTime)
  // As long as a build takes on this machine.
  for (let tenth = 0; left.at(-1) !== beforeItsTime; tenth += 1)
    left.push((await killBuild(project, `after ${tenth}00 ms`, () => setTimeout(tenth * 100))).left)

  const again = await project.run('build', builtOnFixtureDay)
  expect(again.status, again.output).toBe(0)
  expect(hashFiles(join(project.folder, 'dist'))).not.toEqual(last)
  expect(readdirSync(project.folder).filter((name) => name.startsWith('.dist'))).toEqual([])
  const count = (site: Killed['left']) => left.filter((each) => each === site).length
  await annotate(
    `${left.length - 1} builds killed: ${count('the last site')} left the last site, ${count('the next site')} the next one`,
  )
}, 3_600_000)
