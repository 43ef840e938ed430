import './production.ts'

import { buildSite } from './build/build-site.ts'
import { contentRoot, outFolder, readOptions, run } from './options.ts'

await run(async () => {
  const {
    values: { root, out },
  } = readOptions({ root: { type: 'string' }, out: { type: 'string' } })
  return (await buildSite({ root: contentRoot(root), out: outFolder(out, 'dist') })) ? 0 : 1
})
