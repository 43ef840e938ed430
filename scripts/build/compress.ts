import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText } from '../../renderer/hosting/content-types.ts'
import { hashedFolder } from '../../renderer/hosting/headers.ts'
import { type Cache, noCache } from '../cache/cache.ts'
import { forEachAtOnce } from '../for-each.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How many files are in memory at a time: enough to keep every core busy. */
const atATime = 8

/**
 * The quality of Brotli. The highest saves two hundredths more and takes three times as long: with it for every page, a
 * large site would be compressed for longer than all the rest takes. The few files that all pages share are worth it.
 */
const quality = { page: 10, shared: 11 }

/** Writes a Brotli and a gzip form beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string, cache: Cache = noCache): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const shared = join(folder, hashedFolder)
  await forEachAtOnce(files, atATime, (file) =>
    compressFile(file, file.startsWith(shared) ? quality.shared : quality.page, cache),
  )
}

async function compressFile(file: string, brotliQuality: number, cache: Cache): Promise<void> {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [brotli, gzipped] = await cache.rememberAsync('compressed', [content, String(brotliQuality)], () =>
    Promise.all([compressBrotli(content, { params }), compressGzip(content, { level: 9 })]),
  )
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}
