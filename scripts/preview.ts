import { join, resolve } from 'node:path'
import { recoverSite } from './build/stage.ts'
import { explainHost } from './listen.ts'
import { readHost, readOptions, readPort, run } from './options.ts'
import { startPreview } from './preview/server.ts'

await run(async () => {
  const { values: options } = readOptions('preview')
  const host = readHost(options.host)
  recoverSite(resolve(options.dist))
  const { address } = await startPreview(join(options.dist, 'client'), readPort(options.port) ?? 4173, host)
  console.log(`the site is at ${address}${explainHost(host)}`)
  return 0
})
