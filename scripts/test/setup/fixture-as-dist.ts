import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFixtureSite } from '../fixture-site.ts'
import { serve } from './serve.ts'

/** Lets the visits of the published pages go to those of the fixture, which has every feature of the engine. */
export default async function setup({ provide }: TestProject) {
  const { folder } = await buildFixtureSite()
  const { address, close } = await serve(join(folder, 'dist/client'))
  provide('publishedAddress', address)
  return close
}
