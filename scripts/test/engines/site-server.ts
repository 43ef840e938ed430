import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { startPreview } from '../../preview/server.ts'

/** A script for browsers that cannot be asked what they have written down. */
const watcher = { path: '/watch-page.js', text: readFileSync(new URL('./watch-page.js', import.meta.url)) }

/** What a connection does to scripts that are asked for later: bring them, refuse them, or break off in their middle. */
export type Connection = 'whole' | 'refused' | 'cut off'

/** The built site on a port of its own, over a connection that can fail. */
export interface SiteServer {
  address: string
  setConnection: (connection: Connection) => void
  /** How often such scripts were asked for. */
  countAsked: () => number
  close: () => Promise<void>
}

/**
 * Serves the built site as a host would.
 *
 * @param isWatched whether pages keep what they write down, by a script of the tests
 */
export async function serveSite(isWatched: boolean): Promise<SiteServer> {
  const preview = await startPreview('dist/client', 0)
  let connection: Connection = 'whole'
  let asked = 0
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = incoming
    const isLater = url.startsWith('/assets/chunks/')
    if (isLater) asked += 1
    if (isLater && connection === 'refused') return response.destroy()
    if (isWatched && url === watcher.path) return response.end(watcher.text)
    if (isWatched) delete headers['accept-encoding']
    const outgoing = request(preview.address + url, { method, headers }, async (whole) => {
      if (isWatched && /html/.test(whole.headers['content-type'] ?? '')) return sendWatched(whole, response)
      response.writeHead(whole.statusCode ?? 500, whole.headers)
      if (isLater && connection === 'cut off')
        whole.once('data', (bytes: Buffer) => response.write(bytes.subarray(0, 200), () => response.destroy()))
      else whole.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `http://localhost:${address.port}`,
    setConnection: (next) => {
      connection = next
    },
    countAsked: () => asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await preview.close()
    },
  }
}

/** Sends a document with the script that watches it before all others. */
async function sendWatched(document: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, etag: __, ...headers } = document.headers
  response.writeHead(document.statusCode ?? 500, headers)
  const html = (await document.setEncoding('utf8').toArray()).join('')
  response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${watcher.path}"></script>`))
}
