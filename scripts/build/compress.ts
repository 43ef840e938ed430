import { readdirSync, readFileSync, statSync } from 'node:fs'
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
 * The quality of Brotli. A few pages are worth twenty milliseconds each; with thousands that would take longer than all the
 * rest of a build, so they take one millisecond and a tenth more bytes. The few files that all pages share are worth the most.
 */
const quality = { few: 10, many: 5, shared: 11 }

/** Up to how many files there are few. */
const fewFiles = 500

/** From this size in bytes on a file takes up to seconds at the quality for few, with every edit: the index of search is one. */
const large = 250_000

/** The files that all pages share lie in the folder of names with hashes. */
const shared = hashedFolder.slice(1)

/** Writes a Brotli and a gzip form beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string, output = createOutput(folder, folder, noCache)): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  await forEachAtOnce(names, atATime, (name) => {
    const { size } = statSync(join(folder, name))
    return compressFile(folder, name, { output, brotliQuality: qualityOf(name, size, names.length) })
  })
}

/**
 * The quality of Brotli that a file deserves, from 0 to 11.
 *
 * @param name the path in the site
 * @param size in bytes
 * @param files how many are compressed
 */
export function qualityOf(name: string, size: number, files: number): number {
  if (name.startsWith(shared)) return quality.shared
  return files <= fewFiles && size < large ? quality.few : quality.many
}

async function compressFile(
  folder: string,
  name: string,
  { output, brotliQuality }: { output: Output; brotliQuality: number },
): Promise<void> {
  const read = () => readFileSync(join(folder, name))
  const version = output.versions.get(name) ?? hashParts([read()])
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  await output.make(`${name}.br`, 'brotli', [version, String(brotliQuality)], () => compressBrotli(read(), { params }))
  await output.make(`${name}.gz`, 'gzip', version, () => compressGzip(read(), { level: 9 }))
}
