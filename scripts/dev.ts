import { readHost, readPort, run } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { startDev } from './dev/server.ts'
import { explainHost, listen, startAt } from './listen.ts'

await run('dev', async ({ values: options }) => {
  const port = readPort(options.port)
  const host = readHost(options.host)
  const { root, publicFolder } = contentPlace(options.root)
  const { server } = await startDev({ root, publicFolder, log: console.log }, host)
  const address = await startAt(port, 5173, (port) => listen(server, port, host))
  const warning = explainHost(host)
  console.log(`the live preview is at ${address} (Ctrl-C ends it)${warning && `${warning}, drafts included`}`)
  return 0
})
