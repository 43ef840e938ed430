import { expect, inject, test } from 'vitest'
import { buildRounds } from '../builds/rounds.ts'
import { stepNames } from '../builds/steps.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'

test('a build of changed code gives the same bytes as one that knows nothing, in any folder, time zone and language', () =>
  // The small photograph saves time, and so does what is left out of a plain site; in `edits-between-builds` nothing is.
  buildRounds([['another photograph under the same name', ...stepNames.code]], 'bench/plain-build'))

test('a site lies there as before until code changes that makes it', async () => {
  const { edit, run } = copyProject({ builtAs: inject('fixtureSite') })
  const build = async () => (await run('bench/plain-build', builtOnFixtureDay)).output
  const [made, asBefore] = ['the site is in dist/client (', 'the site is in dist/client as before (']
  expect(await build()).toContain(made)
  expect(await build()).toContain(asBefore)
  edit('scripts/build/build-day.ts', (text) => `${text}\n// Changed.\n`)
  expect(await build()).toContain(made)
})
