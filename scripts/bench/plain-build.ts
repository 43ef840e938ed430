import '../process-settings.ts'

import { buildSite } from '../build/build-site.ts'
import { run } from '../command-line.ts'

/** Builds what most generators build, so without search and preview images. */
await run('bench:plain', async ({ values }) => {
  const options = { root: values.root, out: values.out, isFresh: values['no-cache'] }
  return (await buildSite({ ...options, extras: 'none' })) ? 0 : 1
})
