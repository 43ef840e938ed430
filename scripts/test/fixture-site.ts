import { fixture } from '../../renderer/testing/fixture.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { onceInRun } from './setup/once-in-run.ts'

/** The environment in which a build takes the fixture's day for today. */
export const builtOnFixtureDay = { SOURCE_DATE_EPOCH: String(Date.parse(fixture.day) / 1000) } as const

/**
 * Builds the fixture's site once in a run of tests: a copy of the project with the fixture's content, and its site in
 * `dist`.
 *
 * @throws Error with what the build said, when it fails
 */
export function buildFixtureSite(): Promise<ProjectCopy> {
  return onceInRun("the fixture's site", build)
}

async function build(): Promise<ProjectCopy> {
  const project = copyProject()
  await project.run('build', builtOnFixtureDay)
  return project
}
