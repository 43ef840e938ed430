import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlacedProblem } from '../../../renderer/content/problems/problem.ts'
import { buildDay } from '../../build/build-day.ts'
import { copyProject } from '../project-copy.ts'

/** Copies what is published. A site that has been built already goes with it, so that building the copy is a rebuild. */
export function copyPublished() {
  const builtAs = existsSync('dist') && existsSync('.cache') ? '.' : undefined
  // Midnight may pass during the test.
  const environment = { SOURCE_DATE_EPOCH: String(Date.parse(buildDay()) / 1000) }
  const project = copyProject({ content: 'published', environment, ...(builtAs && { builtAs }) })
  return {
    ...project,
    read: (file: string) => readFileSync(join(project.folder, file), 'utf8'),
    /** The files in a folder of the content. */
    filesIn: (kind: string) =>
      readdirSync(join(project.folder, 'markdown', kind)).map((name) => join('markdown', kind, name)),
    /** The errors that the check finds, as `file:line rule`. */
    findErrors: async (): Promise<string[]> => {
      const { output } = await project.attempt('check --format json')
      const { problems }: { problems: PlacedProblem[] } = JSON.parse(output)
      const errors = problems.filter(({ severity }) => severity === 'error')
      return errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
    },
  }
}

/** A copy of the project with the published content, whose files and commands a writer uses. */
export type PublishedCopy = ReturnType<typeof copyPublished>
