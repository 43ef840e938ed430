import { existsSync } from 'node:fs'
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http'
import { dirname, join } from 'node:path'
import compression from 'compression'
import send from 'send'
import { headersOf, headersOfFile } from '../../renderer/hosting/headers.ts'
import { readSite } from '../build/manifest.ts'
import { UsageError } from '../command-line.ts'
import { isAskedFor, listen, ownHost } from '../listen.ts'
import { readAddress } from '../read-address.ts'

/** A running server: the address of the site without a slash at the end, and what ends it. */
export type PreviewServer = Awaited<ReturnType<typeof startPreview>>

/** Serves a built site as a good static host would, at the addresses that it was built for; port 0 takes a free one. */
export async function startPreview(folder: string, port: number, host = ownHost) {
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`there is no site in ${folder}: run npm run build first`)
  const addresses = readSite(dirname(folder)) ?? { basePath: '/', redirects: [] }
  const { basePath } = addresses
  const headers = [...headersOf(basePath), ['Cache-Control', 'public, max-age=0, must-revalidate']] as const
  const answer = (response: ServerResponse) => {
    const { url = '/', method = '', headers: asked } = response.req
    for (const [name, value] of headers) response.setHeader(name, value)
    const address = readAddress(url, addresses)
    if (!isAskedFor(asked.host, host)) sendNote(response, 421)
    else if (address.kind === 'malformed') sendNote(response, 400)
    else if (address.kind === 'elsewhere') sendNote(response.setHeader('Location', address.location), 301)
    else if (address.kind === 'none') sendScreen(response, folder, 404)
    else if (method !== 'GET' && method !== 'HEAD') sendNote(response.setHeader('Allow', 'GET, HEAD'), 405)
    else sendFirst(response, folder, [address.path === '/' ? '/index.html' : `${address.path}.html`, address.path])
  }
  const compress = compression()
  const server = createServer((request, response) => compress(request, response, () => answer(response)))
  const origin = await listen(server, port, host)
  return {
    address: origin + basePath.slice(0, -1),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends the first of some files that is there, or the part of it that is asked for, unless the visitor has it already. */
function sendFirst(response: ServerResponse, folder: string, [name, ...alternatives]: readonly string[]): void {
  if (name === undefined) {
    sendScreen(response, folder, 404)
    return
  }
  const next = () => sendFirst(response, folder, alternatives)
  send(response.req, encodeURIComponent(name), { root: folder, index: false, dotfiles: 'allow' })
    .on('headers', () => {
      for (const [header, value] of headersOfFile(name)) response.setHeader(header, value)
    })
    .on('directory', next)
    .on('error', ({ status }: { status: number }) => {
      if (status === 404) next()
      else if (status < 500) sendNote(response, status)
      else sendScreen(response, folder, 500)
    })
    .pipe(response)
}

/** Sends the screen for what is not there, or what failed. */
function sendScreen(response: ServerResponse, folder: string, status: 404 | 500): void {
  response.statusCode = status
  // The file that failed may have set another type, such as image/png.
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  send(response.req, `/${status}.html`, { root: folder, acceptRanges: false })
    .on('error', () => sendNote(response, status))
    .pipe(response)
}

/** Sends an answer that no visitor reads: a redirect, or a refusal of what no browser sends. */
function sendNote(response: ServerResponse, status: number): void {
  const html = `<!doctype html><title>${STATUS_CODES[status]}</title><h1>${STATUS_CODES[status]}</h1>\n`
  response.writeHead(status, { 'Content-Type': 'text/html', 'Content-Length': html.length }).end(html)
}
