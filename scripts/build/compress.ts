import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const textEndings = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.md', '.ics', '.webmanifest'])

/** Writes a Brotli and a gzip form beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [brotli, gzipped] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })])
      writeFileSync(`${file}.br`, brotli)
      writeFileSync(`${file}.gz`, gzipped)
    }),
  )
}
