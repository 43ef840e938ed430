import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFixtureSite } from '../fixture-site.ts'
import { serve } from './serve.ts'
import { whenDone } from './when-done.ts'

/** Lets the visits of the published pages go to those of the fixture, which has every feature of the engine. */
export default async function setup({ provide }: TestProject) {
  const done = whenDone()
  const { folder } = await buildFixtureSite(done.add)
  provide('publishedAddress', await serve(join(folder, 'dist/client'), done))
  return done.run
}
