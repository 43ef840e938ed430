import { join, resolve } from 'node:path'
import { builtBasePath } from './build/fingerprint.ts'
import { recoverSite } from './build/stage.ts'
import { readOptions, readPort, run } from './options.ts'
import { startPreview } from './preview/server.ts'

await run(async () => {
  const { values: options } = readOptions({ port: { type: 'string' }, dist: { type: 'string', default: 'dist' } })
  recoverSite(resolve(options.dist))
  const { address } = await startPreview(
    join(options.dist, 'client'),
    readPort(options.port) ?? 4173,
    builtBasePath(options.dist),
  )
  console.log(`the site is at ${address}`)
  return 0
})
