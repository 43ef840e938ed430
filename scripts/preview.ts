import { join, resolve } from 'node:path'
import { recoverSite } from './build/stage.ts'
import { explainHost } from './listen.ts'
import { readHost, readPort, run } from './options.ts'
import { startPreview } from './preview/server.ts'

await run('preview', async ({ values: options }) => {
  const host = readHost(options.host)
  recoverSite(resolve(options.dist))
  const { address } = await startPreview(join(options.dist, 'client'), readPort(options.port) ?? 4173, host)
  console.log(`the site is at ${address}${explainHost(host)}`)
  return 0
})
