import type { IncomingMessage } from 'node:http'
import { resolve, sep } from 'node:path'
import { isOwnFile } from '../../renderer/content/files/file-access.ts'
import type { Location } from '../../renderer/content/problems/problem.ts'

/** The address by which Vite opens a file in the editor. */
export const editorPath = '/__open-in-editor'

/** The address that opens a place of the content in the editor; undefined for a file that does not belong to it. */
export function editorLink({ file, line, column }: Location, root: string): string | undefined {
  return linkTo(`${resolve(file)}:${line}:${column}`, root)
}

/**
 * The request to Vite when somebody follows such a link, unless it is refused. It starts a program, so nothing else may
 * make it: no page of another origin, no picture in the content, no other machine. It only opens files of the content.
 */
export function readEditorRequest({ url = '', method, headers, socket }: IncomingMessage, root: string) {
  const isOwn = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'document'
  const isHere = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(socket.remoteAddress ?? '')
  if (method !== 'GET' || !isOwn || !isHere) return undefined
  return linkTo(new URLSearchParams(url.replace(/^[^?]*\??/, '')).get('file') ?? '', root)
}

/** The link to a path with line and column, if that is a file in the folder of the content, and not what a link leads to. */
function linkTo(target: string, root: string): string | undefined {
  const path = /^(\/.*):\d+:\d+$/.exec(target)?.[1]
  if (!path || resolve(path) !== path || !path.startsWith(resolve(root) + sep)) return undefined
  return isOwnFile(root, path) ? `${editorPath}?file=${encodeURIComponent(target)}` : undefined
}
