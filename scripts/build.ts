import './heap.ts'
import './production.ts'

import { buildSite } from './build/build-site.ts'
import { withCache } from './cache/cache.ts'
import { contentRoot, outFolder, readOptions, run } from './options.ts'

await run(async () => {
  const { values } = readOptions('build')
  const options = { root: contentRoot(values.root), out: outFolder(values.out) }
  return (await withCache(values, (cache) => buildSite({ ...options, cache }))) ? 0 : 1
})
