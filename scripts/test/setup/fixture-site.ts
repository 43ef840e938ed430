import type { TestProject } from 'vitest/node'
import { buildFixtureSite } from '../fixture-site.ts'
import { whenDone } from './when-done.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A copy of the project with the fixture's content, its site and its cache; tests copy it and leave it as it is. */
    fixtureSite: string
  }
}

/** Builds the fixture's site for the tests that begin with a built one. */
export default async function setup({ provide }: TestProject) {
  const done = whenDone()
  const { folder } = await buildFixtureSite(done.add)
  provide('fixtureSite', folder)
  return done.run
}
