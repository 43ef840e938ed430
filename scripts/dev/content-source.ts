import type { ContentPlace } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { errorAt, isError, type Problem, sortProblems, startOf } from '../../renderer/content/problems/problem.ts'
import { commandFor } from '../../renderer/content/problems/suggest.ts'
import { buildDay } from '../build/build-day.ts'
import { type Cache, noCache } from '../cache/cache.ts'
import { type LoadedWithFiles, loadWithFiles } from '../check/check-content.ts'
import { compareProblems, countProblems, type ProblemChanges } from '../check/problem-changes.ts'
import { report } from '../check/report.ts'
import { printable } from '../printable.ts'
import type { PageProblems } from './problem-panel.ts'

/** What the live preview shows, and how it loads and reports. */
export interface ContentSourceOptions extends Omit<ContentPlace, 'today'> {
  /** The results of earlier runs and of this one; by default, nothing outlives the process. */
  cache?: Cache
  /** Prints to the writer's terminal. */
  log: (text: string) => void
  load?: typeof loadWithFiles
}

/** The content in the live preview. */
export type ContentSource = ReturnType<typeof openContent>

/**
 * Opens the content for the live preview, drafts included. It says in the terminal what is wrong and, after each
 * change, what is newly wrong. If a load itself fails, the last content stays, and every page shows the failure until a
 * load succeeds.
 */
export function openContent(options: ContentSourceOptions) {
  const { root, publicFolder, cache = noCache, log, load = loadWithFiles } = options
  const memory = createMemory({ store: cache, isResident: true })
  const read = () => load({ root, publicFolder, includeDrafts: true, today: buildDay(), memory })
  let content = read()
  cache.note('dev', root)
  // The problems of a file that cannot be read now are not fixed, and not new when it can be read again.
  let known: readonly Problem[] = content.problems
  log(printable(summarize(content, root)))
  const change = (next: LoadedWithFiles) => {
    const changes = compareProblems(known, next.problems, isUnsureIn(next))
    content = next
    known = [...next.problems, ...changes.unsure]
    log(printable(summarize(content, root, changes)))
  }
  return {
    /** What a page is rendered from, read again if a file has changed. */
    current: () => content,
    /** Reads files that were changed, added or removed. */
    change: () => {
      try {
        change(read())
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const message = `the content could not be read, so the last version is shown: ${reason}`
        const failure = errorAt(startOf(root), 'preview/content', message, 'save the file again')
        change({ ...content, problems: [...content.problems.filter(({ rule }) => rule !== failure.rule), failure] })
      }
    },
    /** The problems that the page at an address shows. */
    problemsOn: (path: string): PageProblems => {
      // Files of no single page, such as the ledger, belong to every page.
      const isOwn = ({ file }: Problem) => (content.pageShowing(file) ?? path) === path
      const own = content.problems.filter(isOwn)
      return {
        errors: own.filter(isError),
        warnings: own.filter((problem) => !isError(problem)),
        elsewhere: content.problems.filter((problem) => isError(problem) && !isOwn(problem)),
      }
    },
  }
}

/** Problems that keep the rest of a file from being checked. */
const hiding = /^(?:files|mdx)\/|^frontmatter\/(?:fence|yaml)$|^markdown\/nesting$/

/** Whether nothing can be said of a problem: its file cannot be read, or it concerns figures and something else cannot. */
function isUnsureIn({ problems, isWhole, phrases }: LoadedWithFiles): (problem: Problem) => boolean {
  const hidden = new Set(problems.filter(({ rule }) => hiding.test(rule)).map(({ file }) => file))
  const knowsFigures = isWhole && phrases !== undefined
  return ({ file, rule }) => hidden.has(file) || (!knowsFigures && rule.startsWith('figures/'))
}

/** What the writer reads in the terminal: everything that is wrong or, after a change, what is new, fixed and left. */
function summarize({ problems, files, routes }: LoadedWithFiles, root: string, changes?: ProblemChanges): string {
  if (problems.length === 0 && !changes?.fixed.length)
    return `✓ ${files.length} files, ${routes.length} pages, no problem`
  if (!changes) return `\n${report(sortProblems(problems), 'text')}`
  const added = report(sortProblems(changes.added), 'text')
  const fixed = changes.fixed.map(({ file, line, message }) => `✓ fixed: ${file}:${line} ${message}`)
  const sign = problems.some(isError) ? '✗' : '✓'
  const rest =
    problems.length === 0
      ? 'no problem'
      : `${countProblems(problems)} in all; ${commandFor('npm run check', root)} lists them`
  return [...(added ? [`\n${added}\n`] : []), ...fixed, `${sign} ${rest}`].join('\n')
}
