import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { documentAddress, searchIndexPath } from '../../../renderer/addresses.ts'
import { readSections } from '../../../renderer/reading/read-sections.ts'
import type { SearchIndexFile } from '../../../renderer/search/search-index.ts'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { writeSearchIndex } from '../../build/write-search-index.ts'
import { type PreviewServer, startPreview } from '../../preview/static-server.ts'
import { readBuilt } from './built-site.ts'

/**
 * Serves the fixture's site to the tests of a file as if it were too large for one file of search.
 *
 * @returns a function that gives its address
 */
export function withPieces(): () => string {
  let server: PreviewServer
  beforeAll(async () => {
    const folder = createFolder()
    cpSync(join(inject('fixtureSite'), 'dist/client'), folder, { recursive: true })
    const { pages }: SearchIndexFile = JSON.parse(readBuilt(searchIndexPath.slice(1)))
    const searched = pages.map(([path]) => {
      return { path, ...readSections(parseDocument(readBuilt(`${documentAddress(path).slice(1)}.html`))) }
    })
    const write = (name: string, content: string | Uint8Array) => {
      const file = join(folder, name.replace('client/', ''))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      return ''
    }
    writeSearchIndex(searched, new Map(), { linkAll: () => false, write }, { bytes: 0, characters: 0 })
    expect(JSON.parse(readFileSync(join(folder, searchIndexPath), 'utf8'))).toMatchObject({ scope: 'pieces' })
    server = await startPreview(folder, 0)
  })
  afterAll(() => server.close())
  return () => server.address
}
