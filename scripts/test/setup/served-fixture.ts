import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPreview } from '../../preview/static-server.ts'
import { buildFixtureSite } from '../fixture-site.ts'

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
  const { address, close } = await startPreview(join(folder, 'dist/client'), 0)
  provide('address', address)
  provide('publishedAddress', address)
  return close
}
