import type { TestProject } from 'vitest/node'
import { startPreview } from '../../preview/static-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the published content's site, which `npm run build` has built into `dist`. */
    publishedAddress: string
  }
}

/** Serves the site in `dist`. */
export default async function setup({ provide }: TestProject) {
  const { address, close } = await startPreview('dist/client', 0)
  provide('publishedAddress', address)
  return close
}
