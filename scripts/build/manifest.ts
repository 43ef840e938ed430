import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { KeptFile } from '../../renderer/content/entries/kept-files.ts'
import { isSystemError, statsOf } from '../../renderer/content/files/file-access.ts'
import { once } from '../../renderer/content/memoize.ts'
import type { DocumentReading } from '../../renderer/reading/read-document.ts'
import type { Addresses } from '../read-address.ts'
import type { BuiltFile } from './output.ts'
import type { inspectPicture } from './picture-forms.ts'

/**
 * The file of a built site that says what the site was made from, and keeps what the next build need not read again. It is
 * beside what is served, and published with it.
 */
export const manifestName = 'site-manifest.tsv'

/** The most bytes of a manifest. */
const largest = 1_500_000_000

export interface BuiltSite extends Addresses {
  /** A hash of the content that it was made from; absent where something changed while it was made, and all else with it. */
  content?: string
  /** A hash of everything that it was made from. */
  inputs?: string
  /** What was checked, in numbers. */
  coverage?: string
}

/** What is kept besides, by the kind of file: of content what was parsed, of a page what was read, of a picture what it is. */
export interface Kept {
  content: object
  /** Not its copy, which is a file of the site. */
  page: DocumentReading['page']
  picture: Awaited<ReturnType<typeof inspectPicture>>
}

/** A manifest, whose longer part is looked at when it is first asked for. */
export type Manifest = NonNullable<ReturnType<typeof openManifest>>

export interface ManifestParts {
  site: BuiltSite
  files?: Iterable<readonly [name: string, file: BuiltFile]>
  kept?: { readonly [Kind in keyof Kept]?: readonly KeptFile<Kept[Kind]>[] }
}

/**
 * Writes the manifest of a site. Each line has a checksum, then its kind, name and hash, and a value in JSON. What is kept
 * depends on these alone, so that a line of the last manifest stays as it is.
 */
export function writeManifest(
  folder: string,
  { site, files = [], kept = {} }: ManifestParts,
  code: string,
  last?: Pick<Manifest, 'lineOf'>,
): void {
  const descriptor = openSync(join(folder, manifestName), 'w')
  // Line by line: all of them together would be the most that a build has in memory.
  const write = (line: string) => writeFileSync(descriptor, `${line}\n`)
  try {
    write(lineOf('site', code, '', site))
    write(lineOf('files', '', '', [...files]))
    for (const [kind, lines] of Object.entries(kept))
      for (const { name, hash, value } of lines)
        write(last?.lineOf(kind, name, hash) ?? lineOf(kind, name, hash, value))
  } finally {
    closeSync(descriptor)
  }
}

/** What a built site says of itself, whatever code made it; undefined where there is no site, or the line is damaged. */
export function readSite(folder: string): BuiltSite | undefined {
  for (const [line] of readLines(folder)) return line?.[0].startsWith('site\t') ? readHead(line[1].value) : undefined
  return undefined
}

/** Opens the manifest of a built site; undefined if there is none, it is damaged, or other code wrote it. */
export function openManifest(folder: string, code: string) {
  const lines = readLines(folder)
  const [first, second] = [lines.next().value?.[0], lines.next().value?.[0]]
  if (first?.[0] !== keyOf('site', code, '') || second?.[0] !== keyOf('files', '', '')) return undefined
  const site = readHead(first[1].value)
  if (site?.inputs === undefined) return undefined
  const others = once(() => new Map([...lines].flat()))
  const files: ReadonlyMap<string, BuiltFile> = new Map(JSON.parse(second[1].value))
  return {
    site,
    /** The files below the folder of the site by name, such as `client/about.html`. */
    files,
    /** What is kept under a name and a hash; undefined if nothing is. */
    kept: <Kind extends keyof Kept>(kind: Kind, name: string, hash: string): Kept[Kind] | undefined => {
      const found = others().get(keyOf(kind, name, hash))
      // The same code wrote it, and the line has its checksum.
      return found && JSON.parse(found.value)
    },
    /** The whole line of what is kept. */
    lineOf: (kind: string, name: string, hash: string) => others().get(keyOf(kind, name, hash))?.line,
  }
}

/** The line of the site; undefined if it is not what the code wrote, whatever its checksum. */
function readHead(value: string): BuiltSite | undefined {
  const site: Partial<BuiltSite> | null = JSON.parse(value)
  const { basePath, redirects } = site ?? {}
  return basePath === undefined || !Array.isArray(redirects) ? undefined : { ...site, basePath, redirects }
}

/** A line by its key, with its value in JSON. */
type Line = readonly [key: string, { value: string; line: string }]

function keyOf(kind: string, name: string, hash: string): string {
  return [kind, name, hash].join('\t')
}

function lineOf(kind: string, name: string, hash: string, value: unknown): string {
  const text = `${keyOf(kind, name, hash)}\t${JSON.stringify(value)}`
  return `${crc32(text).toString(16)}\t${text}`
}

/** The lines of a manifest, each alone or, where it is damaged, not at all. */
function* readLines(folder: string): Generator<Line[]> {
  const path = join(folder, manifestName)
  const stats = statsOf(path)
  // A pipe would never end, and that of ten thousand pages has a tenth of this.
  if (!stats?.isFile() || stats.size > largest) return
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, 'r')
    const buffer = Buffer.alloc(1 << 20)
    let parts: Buffer[] = []
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer)) {
      let start = 0
      for (let end = buffer.indexOf(10); end >= 0 && end < length; end = buffer.indexOf(10, start)) {
        const last = buffer.subarray(start, end)
        yield readLine(parts.length === 0 ? last : Buffer.concat([...parts, last]))
        parts = []
        start = end + 1
      }
      parts.push(Buffer.from(buffer.subarray(start, length)))
    }
  } catch (error) {
    // What cannot be read, or is longer than any text, is as good as damaged.
    if (!isSystemError(error)) throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function readLine(bytes: Buffer): Line[] {
  const line = bytes.toString()
  const [sum = '', kind = '', name = '', hash = '', value = ''] = line.split('\t', 5)
  const isSound = sum === crc32(bytes.subarray(sum.length + 1)).toString(16)
  return isSound ? [[keyOf(kind, name, hash), { value, line }]] : []
}
