import { entryCodec } from '../../renderer/content/entries/entry.ts'
import { type ReadContent, readContent } from '../../renderer/content/entries/read-content.ts'
import { findFiles } from '../../renderer/content/files/files.ts'
import { checkText, loadContent } from '../../renderer/content/load.ts'
import type { Memory } from '../../renderer/content/memory/memory.ts'
import { renderSite } from '../build/render-site.ts'
import type { Cache } from '../cache/cache.ts'
import { ownOf, type RenderStep, type Setting, type Share } from './step.ts'

/** One share of the steps. What comes out goes into the cache, where everybody finds it. */
export interface Work {
  /** Reads files. */
  read: () => void
  /** Checks all files, read by now, against each other, and checks and renders texts. */
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
  return {
    read: () => {
      for (const file of ownOf(findFiles(options.root).files, share)) memory.read(file, entryCodec(file))
    },
    check: () => {
      const read = readContent({ ...options, memory })
      for (const entry of ownOf(read.entries, share)) checkText(entry, read, { memory, renders })
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
