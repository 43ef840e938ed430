import { buildSite } from './build/build-site.ts'
import { contentRoot, readOptions, run } from './options.ts'

await run(async () => {
  const {
    values: { root, out },
  } = readOptions({ root: { type: 'string' }, out: { type: 'string' } })
  return (await buildSite({ root: contentRoot(root), ...(out && { out }) })) ? 0 : 1
})
