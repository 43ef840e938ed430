import { createMemory } from '../../renderer/content/memory/memory.ts'
import { errorAt, type Problem, sortProblems, startOf } from '../../renderer/content/problems/problem.ts'
import { buildDay } from '../build/build-day.ts'
import { type LoadedWithFiles, loadWithFiles } from '../check/load-with-files.ts'
import { report } from '../check/report.ts'
import { printable } from '../printable.ts'
import { compareProblems, type ProblemChanges } from './problem-changes.ts'

/** The content as the live preview has it. */
export interface ContentSource {
  /** What a page is rendered from; read anew when a file has changed since. */
  current: () => LoadedWithFiles
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
  load?: typeof loadWithFiles
}

/**
 * Opens the content for the live preview, drafts included, and tells in the terminal what is wrong with it, and at each change
 * what is wrong anew. When a change
 * makes the load itself fail, the last content stays, and the failure is a problem on every page until a load succeeds.
 */
export function openContent({ root, publicFolder, log, load = loadWithFiles }: ContentSourceOptions): ContentSource {
  const memory = createMemory()
  const read = () => load({ root, publicFolder, includeDrafts: true, today: buildDay(), memory })
  let content = read()
  log(printable(summarize(content)))
  const change = (next: LoadedWithFiles) => {
    const changes = compareProblems(content.problems, next.problems)
    content = next
    log(printable(summarize(content, changes)))
  }
  return {
    current: () => content,
    change: () => {
      try {
        change(read())
      } catch (error) {
        const problems = [...content.problems.filter(({ rule }) => rule !== failureRule), explainFailure(root, error)]
        change({ ...content, problems })
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
  return errorAt(startOf(root), failureRule, message, 'save the file again')
}

/**
 * What the writer reads in the terminal: everything that is wrong or, after a change, what is new and what is fixed, and how
 * much is left.
 */
function summarize({ problems, fileCount, routes }: LoadedWithFiles, changes?: ProblemChanges): string {
  if (problems.length === 0 && !changes?.fixed.length) return `✓ ${fileCount} files, ${routes.length} pages, no problem`
  if (!changes) return `\n${report(sortProblems(problems), 'text')}`
  const added = report(sortProblems(changes.added), 'text')
  const fixed = changes.fixed.map(({ file, line, message }) => `✓ fixed: ${file}:${line} ${message}`)
  return [...(added ? [`\n${added}\n`] : []), ...fixed, tellRest(problems)].join('\n')
}

function tellRest(problems: readonly Problem[]): string {
  const counts = (['error', 'warning', 'suggestion'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
  const errors = problems.some(({ severity }) => severity === 'error')
  return counts.length === 0
    ? '✓ no problem'
    : `${errors ? '✗' : '✓'} ${counts.join(', ')} in all; npm run check lists them`
}
