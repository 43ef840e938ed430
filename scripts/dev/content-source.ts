import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { type Problem, sortProblems } from '../../renderer/content/problem.ts'
import { buildDay } from '../build/build-day.ts'
import { report } from '../check/report.ts'

/** The content as the live preview has it. */
export interface ContentSource {
  /** What a page is rendered from; read anew when a file has changed since. */
  current: () => LoadedContent
  /** Notes that a file has changed, come or gone. */
  change: (file: string) => void
  /** The errors in what the page at an address is made from, and those of other pages; the rest is told in the terminal. */
  problemsOn: (path: string) => { own: Problem[]; others: Problem[] }
}

/**
 * Opens the content for the live preview, drafts included, and tells in the terminal what is wrong with it.
 *
 * @param log tells the writer in the terminal
 */
export function openContent({ root, log }: { root: string; log: (text: string) => void }): ContentSource {
  const memory = createMemory()
  const load = () => {
    const loaded = loadContent({ root, publicFolder: 'public', includeDrafts: true, today: buildDay(), memory })
    log(summarize(loaded))
    return loaded
  }
  let content = load()
  return {
    current: () => content,
    change: () => {
      content = load()
    },
    problemsOn: (path) => {
      const pages = new Map(content.routes.map((route) => [route.file, route.path]))
      // What no page is made from alone, such as the ledger, belongs to every page.
      const isOwn = ({ file }: Problem) => (pages.get(file) ?? path) === path
      const problems = content.problems.filter(({ severity }) => severity === 'error')
      return { own: problems.filter(isOwn), others: problems.filter((problem) => !isOwn(problem)) }
    },
  }
}

function summarize({ problems, fileCount, routes }: LoadedContent): string {
  return problems.length > 0
    ? `\n${report(sortProblems(problems), 'text')}`
    : `✓ ${fileCount} files, ${routes.length} pages, no problem`
}
