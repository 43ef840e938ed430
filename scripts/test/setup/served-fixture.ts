import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFixtureSite } from '../fixture-site.ts'
import { serve } from './serve.ts'
import { whenDone } from './when-done.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A copy of the project with the fixture's content, and its site; tests copy it and leave it as it is. */
    fixtureSite: string
    /** The address of the fixture's site, served as a host would. */
    address: string
  }
}

/** Builds the fixture's site and serves it. */
export default async function setup({ provide }: TestProject) {
  const done = whenDone()
  const { folder } = await buildFixtureSite(done.add)
  provide('fixtureSite', folder)
  provide('address', await serve(join(folder, 'dist/client'), done))
  return done.run
}
