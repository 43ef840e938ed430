import { parseDocument } from 'htmlparser2'
import { keepFiles } from '../../renderer/content/entries/kept-files.ts'
import { entryAt } from '../../renderer/content/entries/site.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import type { ContentPlace, UnreadableContent } from '../../renderer/content/load.ts'
import { placeProblems } from '../../renderer/content/problems/place-problems.ts'
import { errorAt, isError, type PlacedProblem, startOf } from '../../renderer/content/problems/problem.ts'
import { readNumbers } from '../../renderer/reading/read-numbers.ts'
import { buildDay } from '../build/build-day.ts'
import { type LoadedWithFiles, loadWithFiles } from '../check/check-content.ts'
import { createPageCheck } from '../check/read-pages.ts'
import { countProblems, report } from '../check/report.ts'
import type { PageProblems } from './problem-panel.ts'

/** What the live preview shows, and how it reports. */
export interface ContentSourceOptions extends Omit<ContentPlace, 'today'> {
  log: (text: string) => void
}

export type ContentSource = ReturnType<typeof openContent>

/**
 * Opens the content for the live preview, drafts included, and says in the terminal what is wrong after each change. While
 * a file cannot be read, or a load itself fails, the last content that could be read stays, with the problems of now.
 */
export function openContent({ root, publicFolder, log }: ContentSourceOptions) {
  const { findKept, keep } = keepFiles()
  let content: LoadedWithFiles | undefined
  let problems: readonly PlacedProblem[] = []
  const read = () => {
    const loaded = loadWithFiles({ root, publicFolder, includeDrafts: true, today: buildDay(), findKept })
    if (loaded.isReadable) {
      content = loaded
      keep(loaded.keptFiles)
    }
    problems = loaded.problems
    log(summarize(loaded))
  }
  read()
  return {
    /** What a page is rendered from; undefined until every file can be read. */
    current: () => content,
    /** Reads files that were changed, added or removed. */
    change: () => {
      try {
        read()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const message = `the content could not be read, so the last version is shown: ${reason}`
        problems = [errorAt(startOf(displayPath(root)), 'preview/content', message, 'save the file again')]
        log(report(problems, 'text'))
      }
    },
    /** What the ledger says against the page at an address, by its HTML; nothing while something else is wrong. */
    readBack: (path: string, html: string): PlacedProblem[] => {
      const file = content && entryAt(content.site, path)?.file
      if (!content || file === undefined || problems.some(isError)) return []
      const { index, textOf } = content
      const read = readNumbers(parseDocument(html))
      // A draft's figures need not be reviewed yet.
      const figures = read.figures.filter(({ id }) => !index.isUnreviewed(id))
      return placeProblems(createPageCheck(content)({ path, file, ...read, figures }), textOf)
    },
    /** The problems that the page at an address shows. */
    problemsOn: (path: string): PageProblems => {
      // Files of no single page, such as the ledger, belong to every page.
      const isOnPage = ({ file }: PlacedProblem) => (content?.pageShowing(file) ?? path) === path
      const shown = problems.filter(isOnPage)
      return {
        errors: shown.filter(isError),
        warnings: shown.filter((problem) => !isError(problem)),
        elsewhere: problems.filter((problem) => isError(problem) && !isOnPage(problem)),
      }
    },
  }
}

/** What the writer reads in the terminal: everything that is wrong, or that nothing is. */
function summarize(loaded: LoadedWithFiles | UnreadableContent): string {
  const { problems } = loaded
  if (loaded.isReadable && problems.length === 0)
    return `✓ ${loaded.entries.length} files, ${loaded.routes.length} pages, no problem`
  const verdict = `${problems.some(isError) ? '✗' : '✓'} ${countProblems(problems)}`
  const stays = loaded.isReadable ? '' : ': pages stay as they are until every file can be read'
  return `\n${report(problems, 'text')}\n\n${verdict}${stays}`
}
