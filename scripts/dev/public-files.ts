import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import send from 'send'
import { photographName } from '../../renderer/photographs/photographs.ts'
import type { PublicFiles } from '../build/public-files.ts'

/** Sends a public file if one is requested and may be published; returns whether it did. */
export function servePublicFile(response: ServerResponse, { publicFolder, publicFiles }: PublicFiles): boolean {
  const name = photographName(response.req.url ?? '/').slice(1)
  if (!publicFiles.includes(name)) return false
  send(response.req, encodeURIComponent(name), { root: resolve(publicFolder), index: false, dotfiles: 'allow' })
    .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
    .pipe(response)
  return true
}
