import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlacedProblem } from '../../../renderer/content/problems/problem.ts'
import { buildDay } from '../../build/build-day.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'

/** A copy of the project with the published content, whose files and commands a writer uses. */
export interface PublishedCopy extends ProjectCopy {
  read: (file: string) => string
  /** The files in a folder of the content. */
  filesIn: (kind: string) => string[]
  /** The errors that the check finds, as `file:line rule`. */
  findErrors: () => Promise<string[]>
}

/** Copies what is published. A site that has been built already goes with it, so that building the copy is a rebuild. */
export function copyPublished(): PublishedCopy {
  const builtAs = existsSync('dist') && existsSync('.cache') ? '.' : undefined
  // Midnight may pass during the test.
  const environment = { SOURCE_DATE_EPOCH: String(Date.parse(buildDay()) / 1000) }
  const project = copyProject({ content: 'published', environment, ...(builtAs && { builtAs }) })
  return {
    ...project,
    read: (file) => readFileSync(join(project.folder, file), 'utf8'),
    filesIn: (kind) => readdirSync(join(project.folder, 'markdown', kind)).map((name) => join('markdown', kind, name)),
    findErrors: async () => {
      const { output } = await project.attempt('check --format json')
      const { problems }: { problems: PlacedProblem[] } = JSON.parse(output)
      const errors = problems.filter(({ severity }) => severity === 'error')
      return errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
    },
  }
}
