import { isUtf8 } from 'node:buffer'
import { errorAt, type FaultAt, placeIn, type ReadResult } from '../problems/problem.ts'
import { readBytes } from './file-access.ts'
import type { ContentFile } from './find-files.ts'
import { limits } from './limits.ts'

/** The path of a file, and the one that messages name. */
type Paths = Pick<ContentFile, 'path' | 'file'>

/** Reads a content file, which must be text in UTF-8. */
export function readText(paths: Paths): ReadResult<string> {
  // A letter has up to four bytes.
  const read = readBytes(paths.path, 4 * maxLengthOf(paths))
  if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ ...problem, file: paths.file })) }
  const bytes = read.value
  // Invalid UTF-8 is read as the replacement character, which the file may also contain itself.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (isUtf8(bytes)) return checkText(paths, text)
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const message = isUtf16 ? 'the file is saved as UTF-16' : 'this is not valid UTF-8'
  const index = isUtf16 ? 0 : firstLoss(bytes, text)
  return refuse(paths, text, { index, message, fix: 'save the file as UTF-8 in the editor' })
}

function checkText(paths: Paths, text: string): ReadResult<string> {
  const max = maxLengthOf(paths)
  if (text.length > max) {
    const message = `the file has ${grouped(text.length)} characters, expected ${grouped(max)} at most`
    return refuse(paths, text, { index: 0, message, fix: 'split it into two files, or shorten it' })
  }
  const index = text.indexOf('\0')
  if (index < 0) return { ok: true, value: text }
  return refuse(paths, text, {
    index,
    message: 'the file contains a NUL character, so it is not text',
    fix: 'remove it',
  })
}

function refuse({ file }: Paths, text: string, { index, message, fix }: FaultAt): ReadResult<string> {
  return { ok: false, problems: [errorAt({ file, ...placeIn(text, index) }, 'files/encoding', message, fix)] }
}

function maxLengthOf({ path }: Paths): number {
  return path.endsWith('ledger.csv') ? limits.ledgerSize : limits.fileSize
}

const grouped = (count: number) => count.toLocaleString('en-US')

/** The position of the first invalid byte in the decoded text. */
function firstLoss(bytes: Uint8Array, text: string): number {
  const written = new TextEncoder().encode(text)
  const same = written.findIndex((byte, index) => byte !== bytes[index])
  return new TextDecoder().decode(written.subarray(0, same)).length
}
