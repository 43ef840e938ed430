import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'
import { type EventName, happen } from './events.ts'

/**
 * Builds a site again and again, each time from what the build before left and after what happened meanwhile. It has the
 * same bytes as one that is built from the same content and code without knowing anything, in another folder, time zone and
 * language.
 *
 * @param rounds what happens before each build
 * @param command what builds
 */
export async function buildRounds(
  rounds: readonly (readonly EventName[])[],
  command: 'build' | 'bench/plain-build' = 'build',
): Promise<void> {
  const here = copyProject({ name: 'a', builtAs: inject('fixtureSite') })
  const there = copyProject({ name: 'somewhere else/quite far away' })
  for (const [index, happenings] of rounds.entries()) {
    for (const name of happenings) for (const project of [here, there]) await happen(name, project, index)
    const builds = [
      here.run(command, { ...builtOnFixtureDay, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' }),
      there.run(`${command} --no-cache`, { ...builtOnFixtureDay, TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' }),
    ]
    for (const { status, output } of await Promise.all(builds)) expect(status, output).toBe(0)
    const known = hashFiles(join(here.folder, 'dist'))
    expect(Object.keys(known).length).toBeGreaterThan(50)
    const fresh = hashFiles(join(there.folder, 'dist'))
    expect(known, `round ${index}: ${happenings.join(', ')}`).toEqual(fresh)
  }
}
