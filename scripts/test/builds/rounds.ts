import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { walkFolder } from '../../../renderer/public-files/walk-folder.ts'
import { stampsBelow } from '../../build/inputs.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'
import { happen, isAccident, type StepName, stepNames } from './steps.ts'

/**
 * Builds a site again and again, each time from what the build before left and after what happened meanwhile. It has the
 * same bytes as one that is built from the same content and code without knowing anything, in another folder, time zone and
 * language; and a build after which nothing happened leaves it as it is.
 *
 * @param rounds what happens before each build
 */
export async function buildRounds(rounds: readonly (readonly StepName[])[]): Promise<void> {
  const [eastern, western] = [
    { ...builtOnFixtureDay, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' },
    { ...builtOnFixtureDay, TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' },
  ]
  const builtAs = inject('fixtureSite')
  const here = copyProject({ name: 'a', builtAs, environment: eastern })
  const there = copyProject({ name: 'somewhere else/quite far away', environment: western })
  // What has been built already needs no second build to know its bytes.
  let fresh: ReturnType<typeof siteFiles> | undefined = siteFiles(builtAs)
  for (const [index, names] of rounds.entries()) {
    const message = `round ${index}: ${names.join(', ')}`
    const isNarrow = names.length > 0 && names.every((name) => narrow.has(name))
    const before = isNarrow && pageNumbers(here)
    for (const name of names)
      for (const project of isAccident(name) ? [here] : [here, there]) await happen(name, project, index)
    if (names.some((name) => !isAccident(name))) fresh = undefined
    await Promise.all([here.run('build'), fresh ?? there.run('build --no-cache')])
    fresh ??= siteFiles(there.folder)
    expect(Object.keys(fresh).length).toBeGreaterThan(50)
    expect(siteFiles(here.folder), message).toEqual(fresh)
    if (before) expectLinked(before, pageNumbers(here))

    const stamps = stampsBelow(join(here.folder, 'dist'))
    expect(await here.run('build'), message).toContain(asBefore)
    expect(stampsBelow(join(here.folder, 'dist')), message).toEqual(stamps)
  }
}

const asBefore = 'dist/client as before'
const narrow = new Set<StepName>(stepNames.narrow)

/** The hash of each file that is served; the code that made them has the folder of the project in its comments. */
function siteFiles(project: string): Record<string, string> {
  return hashFiles(join(project, 'dist/client'))
}

/** The number of each file whose page is in a collection, by its name: it changes when the file is made anew. */
function pageNumbers({ folder }: ProjectCopy): Map<string, number> {
  const client = join(folder, 'dist/client')
  const names = walkFolder(client).files.filter((name) => /^(?:pilot|article|previews|assets)\//.test(name))
  return new Map(names.map((name) => [name, lstatSync(join(client, name)).ino]))
}

/** Expects that only a pilot's page and its copy were made anew, if anything. */
function expectLinked(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  expect(after.size).toBeGreaterThan(20)
  const anew = [...after].filter(([name, number]) => before.get(name) !== number)
  expect(anew.filter(([name]) => !/^pilot\/keeper-club\.(?:html|md)$/.test(name))).toEqual([])
}
