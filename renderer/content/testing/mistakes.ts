import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { fixture } from '../../testing/fixture.ts'

/** A mistake of a tired writer in the fixture, which is sound without it. */
export interface Mistake {
  mistake: string
  /** The file, from the root of the content. */
  file: string
  /** What stands there; the first place is meant. */
  right: string
  /** What was typed instead. */
  wrong: string
  /** Where the check tells of it, as `+0:8`: lines are counted from that of the mistake. */
  place: string
  rule: string
  /** A word of its message or its fix. */
  says: string
}

/** The table of mistakes, in which texts are written as in JSON: `\n` for a line break. */
export const mistakes: readonly Mistake[] = parse(readFileSync(new URL('mistakes.csv', import.meta.url)), {
  columns: true,
  cast: (cell, { column }) => (column === 'right' || column === 'wrong' ? JSON.parse(`"${cell}"`) : cell),
})

/** The text of a file with a mistake in it. */
export function typed({ file, right, wrong }: Mistake): string {
  const text = readFileSync(join(fixture.root, file), 'utf8')
  if (!text.includes(right)) throw new Error(`${JSON.stringify(right)} is not in ${file}`)
  return text.replace(right, () => wrong)
}
