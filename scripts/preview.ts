import { join, resolve } from 'node:path'
import { recoverSite } from './build/stage.ts'
import { readHost, readPort, run } from './command-line.ts'
import { explainHost, startAt } from './listen.ts'
import { startPreview } from './preview/static-server.ts'

await run('preview', async ({ values: options }) => {
  const host = readHost(options.host)
  recoverSite(resolve(options.dist))
  const client = join(options.dist, 'client')
  const { address } = await startAt(readPort(options.port), 4173, (port) => startPreview(client, port, host))
  console.log(`the site is at ${address} (Ctrl-C ends it)${explainHost(host)}`)
  return 0
})
