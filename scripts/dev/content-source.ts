import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { type Problem, sortProblems } from '../../renderer/content/problem.ts'
import { buildDay } from '../build/build-day.ts'
import { report } from '../check/report.ts'

/** The content as the live preview has it. */
export interface ContentSource {
  /** What a page is rendered from; read anew when a file has changed since. */
  current: () => LoadedContent
  /** Reads what has changed, come or gone since. */
  change: () => void
  /** The errors in what the page at an address is made from, and those of other pages; the rest is told in the terminal. */
  problemsOn: (path: string) => { own: Problem[]; others: Problem[] }
}

/** What the live preview shows, and how it loads and tells. */
export interface ContentSourceOptions {
  /** The folder of the content. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Tells the writer in the terminal. */
  log: (text: string) => void
  load?: typeof loadContent
}

/**
 * Opens the content for the live preview, drafts included, and tells in the terminal what is wrong with it. When a change
 * makes the load itself fail, the last content stays, and the failure is a problem on every page until a load succeeds.
 */
export function openContent({ root, publicFolder, log, load = loadContent }: ContentSourceOptions): ContentSource {
  const memory = createMemory()
  const read = () => {
    const loaded = load({ root, publicFolder, includeDrafts: true, today: buildDay(), memory })
    log(summarize(loaded))
    return loaded
  }
  let content = read()
  return {
    current: () => content,
    change: () => {
      try {
        content = read()
      } catch (error) {
        const problems = [...content.problems.filter(({ rule }) => rule !== failureRule), explainFailure(root, error)]
        content = { ...content, problems }
        log(summarize(content))
      }
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

const failureRule = 'preview/content'

function explainFailure(root: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error)
  const message = `the content could not be read, so that the one before is shown: ${reason}`
  return { file: root, line: 1, column: 1, severity: 'error', rule: failureRule, message, mend: 'save the file again' }
}

function summarize({ problems, fileCount, routes }: LoadedContent): string {
  return problems.length > 0
    ? `\n${report(sortProblems(problems), 'text')}`
    : `✓ ${fileCount} files, ${routes.length} pages, no problem`
}
