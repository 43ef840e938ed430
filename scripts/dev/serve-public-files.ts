import type { ServerResponse } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import send from 'send'
import { fileAddresses } from '../../renderer/addresses.ts'
import { isOwnFile } from '../../renderer/content/files/file-access.ts'
import { photographName } from '../../renderer/photographs/photographs.ts'
import { iconFile } from '../../renderer/preview-images/draw-icon.ts'
import type { PublicFiles } from '../check/open-public-files.ts'

/** Sends the icon, or a public file if one is requested and may be published; returns whether it did. */
export function servePublicFile(response: ServerResponse, { publicFolder, publicFiles }: PublicFiles): boolean {
  const address = photographName(response.req.url ?? '/')
  const name = address.slice(1)
  const path = resolve(publicFolder, name)
  // It may be a link by now.
  const published = publicFiles.includes(name) && isOwnFile(publicFolder, path) ? path : undefined
  const file = address === fileAddresses.icon ? iconFile : published
  if (!file) return false
  send(response.req, encodeURIComponent(basename(file)), { root: dirname(file), index: false, dotfiles: 'allow' })
    .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
    .pipe(response)
  return true
}
