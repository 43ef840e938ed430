import type { QueryClient } from '@tanstack/query-core'
import { searchIndexPath } from '../addresses.ts'
import { openSearch } from './pieces.ts'
import type { SearchIndexFile } from './search-index.ts'

type FetchFile = <Content>(address: string) => Promise<Content | null>

/** Makes what answers a question, and loads what that needs through the client; a file is null where there is none. */
export function createAnswering(client: QueryClient, fetchFile: FetchFile) {
  /** Has each file loaded once. It is the question that is tried again. */
  const once = <Data>(address: string, queryFn: () => Promise<Data>): Promise<Data> =>
    client.fetchQuery({ queryKey: [address], queryFn, retry: false })
  const load = <Content>(address: string) => once(address, () => fetchFile<Content>(address))
  const forget = () => client.removeQueries({ type: 'inactive' })
  const open = async () => {
    const file = await fetchFile<SearchIndexFile>(searchIndexPath)
    if (!file) throw new Error(`there is no ${searchIndexPath}`)
    return { scope: file.scope, search: openSearch(file, { load, forget }) }
  }
  return async (question: string, signal?: AbortSignal) => {
    const { scope, search } = await once(searchIndexPath, open)
    return { question, scope, places: await search(question, signal) }
  }
}

/** The places that answer a question, and what they were looked for in. */
export type Answer = Awaited<ReturnType<ReturnType<typeof createAnswering>>>
