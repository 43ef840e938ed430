import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { searchIndexPath } from '../../renderer/addresses.ts'
import type { SearchIndexFile, SearchScope } from '../../renderer/search/search-index.ts'
import type { Weight } from '../test/weight/page-files.ts'

/** What the search index of a built site weighs, and whether it holds the texts. */
export interface SearchWeight extends Weight {
  /** The number of pilots and articles. */
  size: number
  scope: SearchScope
}

/** Weighs the search index of a built site; the build has put its gzip form beside it. */
export function weighSearchIndex(client: string, size: number): SearchWeight {
  const file = join(client, searchIndexPath)
  const { scope }: SearchIndexFile = JSON.parse(readFileSync(file, 'utf8'))
  return { size, scope, raw: statSync(file).size, gzip: statSync(`${file}.gz`).size }
}
