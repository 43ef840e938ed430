import { statSync } from 'node:fs'
import { entryCodec } from '../../renderer/content/entries/entry.ts'
import { type ReadContent, readContent } from '../../renderer/content/entries/read-content.ts'
import { readLedgerFile } from '../../renderer/content/entries/read-files.ts'
import { findFiles, ledgerPath } from '../../renderer/content/files/files.ts'
import { checkText, loadContent } from '../../renderer/content/load.ts'
import type { Memory } from '../../renderer/content/memory/memory.ts'
import { renderSite } from '../build/render-site.ts'
import type { Cache } from '../cache/cache.ts'
import { ownBySize, type RenderStep, type Setting, type Share } from './step.ts'

/** One share of the steps. What comes out goes into the cache, where everybody finds it. */
export interface Work {
  /** Reads files. */
  read: () => void
  /** Checks all files, read by now, against each other, and checks and renders the texts of those that it has read. */
  check: () => ReadContent
  /** Renders pages; gives their number. */
  render: (step: RenderStep) => Promise<number>
}

/** Makes a share of the work on some content. */
export function createWork(
  { renders, ...options }: Setting,
  share: Share,
  { cache, memory }: { cache: Cache; memory: Memory },
): Work {
  let content: ReadContent | undefined
  /** The files that this thread has read: of the others it would have to parse the frontmatter again. */
  const own = new Set<string>()
  return {
    read: () => {
      const { files } = findFiles(options.root)
      const readings = [
        // It is as long as hundreds of files.
        { path: ledgerPath(options.root), read: () => readLedgerFile(options.root, memory) },
        ...files.map((file) => ({ path: file.path, read: () => memory.read(file, entryCodec(file)) })),
      ]
      const sizeOf = ({ path }: { path: string }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
      for (const { path, read } of ownBySize(readings, sizeOf, share)) {
        own.add(path)
        read()
      }
    },
    check: () => {
      const read = readContent({ ...options, memory })
      for (const entry of read.entries) if (own.has(entry.path)) checkText(entry, read, { memory, renders })
      content = read
      return read
    },
    render: (step) => {
      const { site, routes } = loadContent({ ...options, memory, ...(content && { read: content }) })
      if (!site) throw new Error('only sound content is rendered')
      return renderSite({ ...step, site, routes, cache, share })
    },
  }
}
