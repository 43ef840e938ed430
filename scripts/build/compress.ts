import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import { isText } from '../../renderer/hosting/content-types.ts'
import { hashedFolder } from '../../renderer/hosting/headers.ts'
import { noCache } from '../cache/cache.ts'
import { forEachAtOnce } from '../for-each.ts'
import { createOutput, type Output } from './output.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How many files are in memory at a time: enough to keep every core busy. */
const atATime = 8

/**
 * The quality of Brotli. The highest saves two hundredths more and takes three times as long: with it for every page, a
 * large site would be compressed for longer than all the rest takes. The few files that all pages share are worth it.
 */
const quality = { page: 10, shared: 11 }

/** The files that all pages share lie in the folder of names with hashes. */
const shared = hashedFolder.slice(1)

/** Writes a Brotli and a gzip form beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string, output = createOutput(folder, folder, noCache)): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  await forEachAtOnce(names, atATime, (name) => compressFile(folder, name, output))
}

async function compressFile(folder: string, name: string, output: Output): Promise<void> {
  const read = () => readFileSync(join(folder, name))
  const version = output.versions.get(name) ?? hashParts([read()])
  const brotliQuality = name.startsWith(shared) ? quality.shared : quality.page
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  await output.make(`${name}.br`, 'brotli', [version, String(brotliQuality)], () => compressBrotli(read(), { params }))
  await output.make(`${name}.gz`, 'gzip', version, () => compressGzip(read(), { level: 9 }))
}
