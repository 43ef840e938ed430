import type { TestProject } from 'vitest/node'
import { startPreview } from '../../preview/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site, served as a host would. */
    address: string
  }
}

/** Serves the built site for the browser tests. */
export default async function setup({ provide }: TestProject) {
  const preview = await startPreview('dist/client', 0)
  provide('address', preview.address)
  return preview.close
}
