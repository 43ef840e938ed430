import './heap.ts'
import './production.ts'

import { buildSite } from './build/build-site.ts'
import { withCache } from './cache/cache.ts'
import { contentRoot, outFolder, readOptions, run } from './options.ts'

await run(async () => {
  const {
    values: { root, out, plain: isPlain, 'no-cache': isFresh },
  } = readOptions({
    root: { type: 'string' },
    out: { type: 'string' },
    plain: { type: 'boolean', default: false },
    'no-cache': { type: 'boolean', default: false },
  })
  const options = { root: contentRoot(root), out: outFolder(out, 'dist'), isPlain }
  return (await withCache(isFresh, (cache) => buildSite({ ...options, cache }))) ? 0 : 1
})
