import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import { isText } from '../../renderer/hosting/content-types.ts'
import { hashedFolder } from '../../renderer/hosting/headers.ts'
import { noCache } from '../cache/cache.ts'
import { forEachAtOnce } from '../for-each.ts'
import { filesBelow } from './fingerprint.ts'
import { createOutput } from './output.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How many files are in memory at a time: enough to keep every core busy. */
const atATime = 8

/**
 * How hard to compress: the quality of Brotli, from 0 to 11, and the level of gzip, from 0 to 9. With Brotli, a few
 * pages are worth twenty milliseconds each; with thousands that would take longer than all the rest of a build, so they
 * take one millisecond and a tenth more bytes. The few files that all pages share are worth the most.
 */
const efforts = {
  few: { brotli: 10, gzip: 9 },
  many: { brotli: 5, gzip: 6 },
  shared: { brotli: 11, gzip: 9 },
}

/** The most files that count as few. */
const fewFiles = 500

/** A file of this many bytes takes up to seconds at the effort for few, at every edit: the search index is one. */
const large = 250_000

/** The files that all pages share lie in the folder of names with hashes. */
const shared = hashedFolder.slice(1)

/** Writes a Brotli and a gzip form beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string, output = createOutput(folder, folder, noCache)): Promise<void> {
  const names = filesBelow(folder)
    .filter(isText)
    .map((file) => relative(folder, file))
  await forEachAtOnce(names, atATime, async (name) => {
    const path = join(folder, name)
    const read = () => readFileSync(path)
    const { brotli, gzip: level } = effortFor(name, statSync(path).size, names.length)
    const version = output.versions.get(name) ?? hashParts([read()])
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotli }
    await output.make(`${name}.br`, 'brotli', [version, String(brotli)], () => compressBrotli(read(), { params }))
    await output.make(`${name}.gz`, 'gzip', [version, String(level)], () => compressGzip(read(), { level }))
  })
}

/** The effort that a file of so many bytes deserves, as one of so many files. */
export function effortFor(name: string, size: number, files: number) {
  if (name.startsWith(shared)) return efforts.shared
  return files <= fewFiles && size < large ? efforts.few : efforts.many
}
