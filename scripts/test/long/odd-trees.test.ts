import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fc } from '../../../renderer/content/testing/property.ts'
import { addOddTree, oddTrees } from '../../check/testing/odd-trees.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'
import { whenDone } from '../setup/when-done.ts'

test('a build succeeds with what the check finds sound, and with nothing else', async () => {
  const verdicts = new Set<number | null>()
  const property = fc.asyncProperty(oddTrees, async (odd) => {
    const done = whenDone()
    try {
      const { folder, run } = copyProject({ builtAs: inject('fixtureSite'), whenDone: done.add })
      addOddTree({ root: join(folder, 'markdown'), publicFolder: join(folder, 'public') }, odd)
      const checked = await run('check', builtOnFixtureDay)
      const built = await run('build', builtOnFixtureDay)
      expect(built.status, checked.output + built.output).toBe(checked.status)
      verdicts.add(built.status)
    } finally {
      await done.run()
    }
  })
  const numRuns = 20
  await fc.assert(property, { numRuns, endOnFailure: true })
  expect([...verdicts].sort()).toEqual([0, 1])
}, 1_800_000)
