import './production.ts'

import { buildSite } from './build/build-site.ts'
import { openCache, openTemporaryCache } from './cache/cache.ts'
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
  const { cache, remove } = isFresh ? openTemporaryCache() : { cache: openCache(), remove: () => {} }
  try {
    return (await buildSite({ root: contentRoot(root), out: outFolder(out, 'dist'), cache, isPlain })) ? 0 : 1
  } finally {
    remove()
  }
})
