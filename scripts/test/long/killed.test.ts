import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'
import { killBuild, type Left, moments } from './killed.ts'

const beforeItsTime = 'the next site, since it had ended'

test('a build that is killed at any tenth of a second leaves a whole site, the last or the next one', async () => {
  const project = copyProject({ builtAs: inject('fixtureSite'), environment: builtOnFixtureDay })
  const last = hashFiles(join(project.folder, 'dist'))
  const left: Left[] = []
  for (const [name, moment] of Object.entries(moments)) left.push(await killBuild(project, name, moment))
  expect(left).not.toContain(beforeItsTime)
  // As long as a build takes on this machine.
  for (let tenth = 0; left.at(-1) !== beforeItsTime; tenth += 1)
    left.push(await killBuild(project, `after ${tenth}00 ms`, () => setTimeout(tenth * 100)))

  const again = await project.run('build')
  expect(again.status, again.output).toBe(0)
  expect(hashFiles(join(project.folder, 'dist'))).not.toEqual(last)
  expect(readdirSync(project.folder).filter((name) => name.startsWith('.dist'))).toEqual([])
}, 3_600_000)
