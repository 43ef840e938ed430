import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http'
import { dirname, join, relative } from 'node:path'
import send from 'send'
import { readAddress } from '../../renderer/hosting/addresses.ts'
import { contentTypeOf } from '../../renderer/hosting/content-types.ts'
import { cacheControl, caching, headersOf, headersOfFiles } from '../../renderer/hosting/headers.ts'
import { builtAddresses } from '../build/fingerprint.ts'
import { isAskedFor, listen, ownHost } from '../listen.ts'
import { UsageError } from '../options.ts'
import { chooseForm } from './encoding.ts'

/** A running server: the address of the site without a slash at the end, and what ends it. */
export type PreviewServer = Awaited<ReturnType<typeof startPreview>>

/**
 * Serves a built site as a good static host would, by the rules that the build writes for hosts: one address for each
 * page, the old addresses' redirects, the screens of failures with their status, headers and compression. The build has
 * noted beside it which addresses it is for. Port 0 takes a free one.
 */
export async function startPreview(
  folder: string,
  port: number,
  host = ownHost,
  addresses = builtAddresses(dirname(folder)),
) {
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`there is no site in ${folder}: run npm run build first`)
  const { basePath } = addresses
  const headers = headersOf(basePath)
  const answer = (response: ServerResponse) => {
    const { req: request } = response
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('Cache-Control', caching.other)
    response.setHeader('Vary', 'Accept-Encoding')
    const address = readAddress(request.url ?? '/', addresses)
    if (!isAskedFor(request.headers.host, host)) sendNote(response, 421)
    else if (address.kind === 'malformed') sendNote(response, 400)
    else if (address.kind === 'elsewhere') {
      response.setHeader('Location', address.location)
      sendNote(response, 301)
    } else {
      const path = address.kind === 'here' ? findFile(folder, address.path) : undefined
      if (path) sendFile(response, folder, path)
      else sendScreen(response, folder, 404)
    }
  }
  const server = createServer((_, response) => {
    try {
      answer(response)
    } catch {
      sendScreen(response, folder, 500)
    }
  })
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

/** The file at a path: the one of that name, or the document of the page. */
function findFile(folder: string, path: string): string | undefined {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`]
  return candidates.find((candidate) => isFile(join(folder, candidate)))
}

/** Whether there is a file at a path. What cannot be looked at, such as a circular link, throws. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false
    throw error
  }
}

/** Sends a file, or the part of it that is asked for, unless the visitor has it already. */
function sendFile(response: ServerResponse, folder: string, path: string): void {
  const { req: request } = response
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendNote(response, 405)
    return
  }
  const { file, encoding } = chooseForm(join(folder, path), request.headers['accept-encoding'])
  const range = wantedRange(request.headers.range, file)
  if (range) request.headers.range = range
  else delete request.headers.range
  const options = { root: folder, index: false, dotfiles: 'allow', cacheControl: false } as const
  send(request, encodeURI(relative(folder, file)), options)
    .on('headers', () => {
      response.setHeader('Content-Type', contentTypeOf(path))
      for (const [name, value] of headersOfFiles[path] ?? []) response.setHeader(name, value)
      response.setHeader('Cache-Control', cacheControl(path))
      if (encoding) response.setHeader('Content-Encoding', encoding)
    })
    .on('error', ({ status }: { status: number }) => {
      response.removeHeader('Content-Encoding')
      // A request that cannot be fulfilled.
      if (status === 412 || status === 416) sendNote(response, status)
      else sendScreen(response, folder, status === 404 ? 404 : 500)
    })
    .pipe(response)
}

/** The one range of bytes that is asked for, in a form that `send` understands; other requests get the whole file. */
function wantedRange(header: string | undefined, file: string): string | undefined {
  const [range, start, end] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (start !== '' || !end) return range
  // A suffix longer than the file is all of it.
  const { size } = statSync(file)
  if (size === 0) return undefined
  return Number(end) > size ? 'bytes=0-' : range
}

/** Sends the screen for what is not there, or what failed. */
function sendScreen(response: ServerResponse, folder: string, status: 404 | 500): void {
  const { file, encoding } = chooseForm(join(folder, `${status}.html`), response.req.headers['accept-encoding'])
  if (encoding) response.setHeader('Content-Encoding', encoding)
  sendBody(response, status, 'text/html; charset=utf-8', readFileSync(file))
}

/** Sends an answer that no visitor reads: a redirect, or a refusal of what no browser sends. */
function sendNote(response: ServerResponse, status: number): void {
  const words = STATUS_CODES[status]
  const html = `<!doctype html><title>${words}</title><h1>${words}</h1>\n`
  sendBody(response, status, 'text/html', Buffer.from(html))
}

function sendBody(response: ServerResponse, status: number, type: string, body: Buffer): void {
  const headers = { 'Content-Type': type, 'Content-Length': body.byteLength, 'Cache-Control': caching.other }
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body)
}
