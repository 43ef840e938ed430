import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { redirects } from '../../renderer/content/routes.ts'
import { cacheControl, securityHeaders } from '../../renderer/hosting/headers.ts'
import { UsageError } from '../options.ts'

/** A running server. */
export interface PreviewServer {
  /** Its address without a slash at the end. */
  address: string
  close: () => Promise<void>
}

/** The names of the files in the folder that are rules for hosts, and not for visitors. */
const hostRules = new Set(['/_headers', '/_redirects'])

/**
 * Serves a built site as a good static host would: clean addresses, the old addresses' redirects, the not-found screen
 * with its status, headers and compression.
 *
 * @param folder the folder that is served
 * @param port 0 takes a free one
 */
export async function startPreview(folder: string, port: number): Promise<PreviewServer> {
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`there is no site in ${folder}: run npm run build first`)
  const notFound = readFileSync(join(folder, '404.html'))
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path))
    },
    onNoMatch: (request, response) => sendNotFound(request, response, notFound),
  })
  const server = createServer((request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    // With the host written before it, no address can name another host or fail to parse.
    const url = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`)
    const target = redirectOf(url.pathname)
    if (target) response.writeHead(301, { Location: target + url.search, 'Content-Length': 0 }).end()
    else if (hostRules.has(url.pathname) || url.pathname === '/404' || url.pathname === '/500')
      sendNotFound(request, response, notFound)
    else serve(request, response)
  })
  await listen(server, port)
  const { port: used } = server.address() as AddressInfo
  return {
    address: `http://localhost:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Where an address leads that is not the page's own: an old one, or one with a slash or `.html` at its end. */
function redirectOf(path: string): string | undefined {
  const slashed = path.endsWith('/') ? path : `${path}/`
  const legacy = redirects.find(({ from }) => from === slashed)
  if (legacy) return legacy.to
  // Two slashes at the beginning would lead to another host.
  const clean =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/$/, '') || '/'
  return clean === path ? undefined : clean
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': cacheControl('/404'),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve())
  })
}
