import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFixtureSite } from '../fixture-site.ts'
import { serve } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A copy of the project with the fixture's content, and its site; tests copy it and leave it as it is. */
    fixtureSite: string
    /** The address of the fixture's site, served as a host would. */
    address: string
  }
}

/** Builds the fixture's site and serves it, to visits of the published pages, too: it has every feature of the engine. */
export default async function setup({ provide }: TestProject) {
  const { folder } = await buildFixtureSite()
  provide('fixtureSite', folder)
  const { address, close } = await serve(join(folder, 'dist/client'))
  provide('address', address)
  provide('publishedAddress', address)
  return close
}
