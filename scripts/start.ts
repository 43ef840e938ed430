import './process-settings.ts'

import { buildSite } from './build/build-site.ts'
import { readHost, readPort, run } from './command-line.ts'
import { explainHost, startAt } from './listen.ts'
import { startPreview } from './preview/static-server.ts'

await run('start', async ({ values: options }) => {
  const host = readHost(options.host)
  const port = readPort(options.port)
  if (!(await buildSite({ root: options.root }))) return 1
  const { address } = await startAt(port, 4173, (port) => startPreview('dist/client', port, host))
  console.log(`the site is at ${address} (Ctrl-C ends it)${explainHost(host)}`)
  return 0
})
