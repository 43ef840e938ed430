import './process-settings.ts'

import { buildSite } from './build/build-site.ts'
import { withCache } from './cache/cache.ts'
import { contentRoot } from './content-place.ts'
import { run } from './options.ts'

await run('build', async ({ values }) => {
  const options = { root: contentRoot(values.root), out: values.out }
  return (await withCache(values, (cache) => buildSite({ ...options, cache }))) ? 0 : 1
})
