import './process-settings.ts'

import { buildSite } from './build/build-site.ts'
import { run } from './command-line.ts'

await run('build', async ({ values }) => {
  const options = { root: values.root, out: values.out, isFresh: values['no-cache'] }
  return (await buildSite(options)) ? 0 : 1
})
