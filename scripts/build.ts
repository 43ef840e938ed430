import './production.ts'

import { buildSite } from './build/build-site.ts'
import { openCache, openTemporaryCache } from './cache/cache.ts'
import { contentRoot, outFolder, readOptions, run } from './options.ts'

await run(async () => {
  const {
    values: { root, out, 'no-cache': isFresh },
  } = readOptions({
    root: { type: 'string' },
    out: { type: 'string' },
    'no-cache': { type: 'boolean', default: false },
  })
  const { cache, remove } = isFresh ? openTemporaryCache() : { cache: openCache(), remove: () => {} }
  try {
    return (await buildSite({ root: contentRoot(root), out: outFolder(out, 'dist'), cache })) ? 0 : 1
  } finally {
    remove()
  }
})
