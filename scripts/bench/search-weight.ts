import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { searchIndexPath } from '../../renderer/addresses.ts'
import type { SearchIndexFile, SearchScope } from '../../renderer/search/search-index.ts'
import type { Weight } from '../test/weight/page-files.ts'

/** What the search index of a built site weighs, and whether it holds the texts. */
export interface SearchWeight extends Weight {
  /** The number of pilots and articles. */
  size: number
  scope: SearchScope
}

/** Weighs the search index of a built site. */
export function weighSearchIndex(client: string, size: number): SearchWeight {
  const file = readFileSync(join(client, searchIndexPath))
  const { scope }: SearchIndexFile = JSON.parse(String(file))
  return { size, scope, raw: file.byteLength, gzip: gzipSync(file).byteLength }
}
