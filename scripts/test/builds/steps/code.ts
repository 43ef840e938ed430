import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Steps } from './step.ts'

/** What an engineer does. */
export const code = {
  'another style': ({ edit }, n) =>
    edit('renderer/styles/base.css', (text) => `${text}\n.style-${n} { order: ${n} }\n`),
  'another component': ({ edit }, n) =>
    edit('renderer/layout/Wordmark.tsx', (text) => text.replace(/width="\d+"/, `width="${41 + n}"`)),
  // The packages are those of this project, so the list of them must do.
  'another package': ({ edit }) => edit('package-lock.json', (text) => `${text}\n`),
  'the compiled code deleted': ({ folder }) => rmSync(join(folder, '.cache'), { recursive: true, force: true }),
} satisfies Steps

/** What nobody does. */
export const time = {
  'another day': ({ environment }, n) => {
    const day = Number(environment.SOURCE_DATE_EPOCH) + 86_400
    environment.SOURCE_DATE_EPOCH = String(day + n)
  },
} satisfies Steps
