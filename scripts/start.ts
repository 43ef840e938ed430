import './heap.ts'
import './production.ts'

import { buildSite } from './build/build-site.ts'
import { builtBasePath } from './build/fingerprint.ts'
import { withCache } from './cache/cache.ts'
import { contentRoot, readOptions, readPort, run } from './options.ts'
import { startPreview } from './preview/server.ts'

await run(async () => {
  const { values: options } = readOptions({ root: { type: 'string' }, port: { type: 'string' } })
  const root = contentRoot(options.root)
  if (!(await withCache(false, (cache) => buildSite({ root, cache })))) return 1
  const port = readPort(options.port)
  const basePath = builtBasePath('dist')
  // Without a wish for a port, a free one does when the usual one is taken.
  const preview = await startPreview('dist/client', port ?? 4173, basePath).catch((error: NodeJS.ErrnoException) => {
    if (port !== undefined || error.code !== 'EADDRINUSE') throw error
    return startPreview('dist/client', 0, basePath)
  })
  console.log(`the site is at ${preview.address} (Ctrl-C ends it)`)
  return 0
})
