import { isUtf8 } from 'node:buffer'
import { errorAt, type FaultAt, placeIn, type ReadResult } from '../problems/problem.ts'
import { displayPath, readBytes } from './file-access.ts'
import { limits } from './limits.ts'

/** Reads a content file, which must be text in UTF-8. */
export function readText(path: string): ReadResult<string> {
  const max = path.endsWith('ledger.csv') ? limits.ledgerSize : limits.fileSize
  // A letter has up to four bytes.
  const read = readBytes(path, 4 * max)
  if (!read.ok) return read
  const bytes = read.value
  // Invalid UTF-8 is read as the replacement character, which the file may also contain itself.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const fault = isUtf8(bytes) ? findFault(text, max) : explainEncoding(bytes, text)
  if (!fault) return { ok: true, value: text }
  const place = { file: displayPath(path), ...placeIn(text, fault.index) }
  return { ok: false, problems: [errorAt(place, 'files/encoding', fault.message, fault.fix)] }
}

function findFault(text: string, max: number): FaultAt | undefined {
  if (text.length > max) {
    const message = `the file has ${grouped(text.length)} characters, expected ${grouped(max)} at most`
    return { index: 0, message, fix: 'split it into two files, or shorten it' }
  }
  const index = text.indexOf('\0')
  const message = 'the file contains a NUL character, so it is not text'
  return index < 0 ? undefined : { index, message, fix: 'remove it' }
}

const grouped = (count: number) => count.toLocaleString('en-US')

function explainEncoding(bytes: Uint8Array, text: string): FaultAt {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const message = isUtf16 ? 'the file is saved as UTF-16' : 'this is not valid UTF-8'
  return { index: isUtf16 ? 0 : firstLoss(bytes, text), message, fix: 'save the file as UTF-8 in the editor' }
}

/** The position of the first invalid byte in the decoded text. */
function firstLoss(bytes: Uint8Array, text: string): number {
  const written = new TextEncoder().encode(text)
  const same = written.findIndex((byte, index) => byte !== bytes[index])
  return new TextDecoder().decode(written.subarray(0, same)).length
}
