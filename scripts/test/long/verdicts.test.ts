import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fuzzing } from '../../../renderer/content/testing/fuzz/settings.ts'
import { fc } from '../../../renderer/content/testing/property.ts'
import { addOddTree, oddTrees } from '../../check/testing/odd-trees.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'

/** What a command told of what is wrong. */
const faultsIn = (output: string) => output.split('\n').filter((line) => /^error: |:\d+:\d+ error: /.test(line))

test('check and build have one verdict on odd files, links, redirects and settings, and tell the same faults', async () => {
  const project = copyProject({ builtAs: inject('fixtureSite'), environment: builtOnFixtureDay })
  const [root, publicFolder] = [join(project.folder, 'markdown'), join(project.folder, 'public')]
  const verdicts = new Set<string>()
  const property = fc.asyncProperty(oddTrees, fc.boolean(), async ({ epoch, ...odd }, isFresh) => {
    project.restore()
    addOddTree({ root, publicFolder }, odd)
    const day = epoch === undefined ? {} : { SOURCE_DATE_EPOCH: epoch }
    const check = await project.attempt('check', day)
    const build = await project.attempt(isFresh ? 'build --no-cache' : 'build', day)
    const faults = faultsIn(check.output)
    const verdict = faults.length === 0 ? 'sound' : faults[0]?.startsWith('error: ') ? 'refused' : 'unsound'
    expect(build.status, build.output).toBe(check.status)
    expect(faultsIn(build.output)).toEqual(faults)
    expect(check.status, check.output).toBe({ sound: 0, unsound: 1, refused: 2 }[verdict])
    verdicts.add(verdict)
  })
  await fc.assert(property, fuzzing(0.01))
  expect([...verdicts].sort()).toEqual(['refused', 'sound', 'unsound'])
}, 3_600_000)
