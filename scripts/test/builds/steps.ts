import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectCopy } from '../project-copy.ts'
import { accidents } from './steps/accidents.ts'
import { code, time } from './steps/code.ts'
import { files } from './steps/files.ts'
import { figures, settings, texts } from './steps/texts.ts'

/** What a writer does. */
const edits = { ...texts, ...figures, ...settings, ...files }
const steps = { ...edits, ...code, ...time, ...accidents }

/** The name of something that happens between two builds. */
export type StepName = keyof typeof steps

const namesOf = <Name extends string>(some: Readonly<Record<Name, unknown>>) => Object.keys(some) as Name[]

/** What changes no page of a collection but that of the pilot which is edited. */
const narrow = [
  'a paragraph more in a pilot',
  'another figure in a pilot and the ledger',
  'a page more of a figure in the ledger, or one less',
  'another file that is served as it is',
  'a leader more',
] as const satisfies StepName[]

/** Whatever happens between two builds, by who does it. */
export const stepNames = {
  narrow,
  edits: namesOf(edits),
  code: namesOf(code),
  accidents: namesOf(accidents),
  all: namesOf(steps),
} as const

/** Whether a step happens only to what is built, so that the next site is the same as without it. */
export function isAccident(name: StepName): boolean {
  return name in accidents
}

/**
 * Lets something happen to a project.
 *
 * @param n is not the same twice
 */
export async function happen(name: StepName, project: ProjectCopy, n: number): Promise<void> {
  // Nothing more can happen to a site that is gone.
  if (isAccident(name) && !existsSync(join(project.folder, 'dist'))) return
  await steps[name](project, n)
}
