import type { AddressInfo } from 'node:net'
import { startDev } from './dev/server.ts'
import { contentRoot, readOptions, readPort, run } from './options.ts'

await run(async () => {
  const { values: options } = readOptions({ root: { type: 'string' }, port: { type: 'string' } })
  const port = readPort(options.port)
  const { server } = await startDev({ root: contentRoot(options.root), log: console.log })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (port !== undefined || error.code !== 'EADDRINUSE') reject(error)
      else server.listen(0, () => resolve())
    })
    server.listen(port ?? 5173, () => resolve())
  })
  console.log(`the live preview is at http://localhost:${(server.address() as AddressInfo).port} (Ctrl-C ends it)`)
  return 0
})
