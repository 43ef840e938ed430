import './process-settings.ts'

import { buildSite } from './build/build-site.ts'
import { run } from './command-line.ts'
import { contentRoot } from './content-place.ts'

await run('build', async ({ values }) => {
  const options = { root: contentRoot(values.root), out: values.out, isFresh: values['no-cache'] }
  return (await buildSite(options)) ? 0 : 1
})
