import '../process-settings.ts'

import { buildSite } from '../build/build-site.ts'
import { withCache } from '../cache/cache.ts'
import { contentRoot } from '../content-place.ts'
import { run } from '../options.ts'

/** Builds what most generators build, so without search and preview images. */
await run('bench:plain', async ({ values }) => {
  const options = { root: contentRoot(values.root), out: values.out }
  return (await withCache(values, (cache) => buildSite({ ...options, cache, extras: 'none' }))) ? 0 : 1
})
