import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { errorAt, type Location, type PlacedProblem, startOf } from '../../renderer/content/problems/problem.ts'

/** What the bundler says before it says what is wrong. */
const preamble = /^(?:Transform failed with \d+ errors?:|\s*)$/

/**
 * Says why a page could not be made: a component does not compile, or it fails. The place is where the compiler or the
 * first line of the project's own code says.
 */
export function explainPageFailure(error: unknown, folder = process.cwd()): PlacedProblem {
  const failure = shape.safeParse(error).data ?? { message: String(error) }
  const text = stripVTControlCharacters(failure.message)
  const lines = text.split('\n').filter((line) => !preamble.test(line))
  const message = (lines[0] ?? 'for an unknown reason').replace(/^\[[A-Z_]+\] /, '').trim()
  const place = placeOfCompiler(failure, text) ?? placeInStack(failure, folder) ?? startOf(folder)
  const location = { ...place, file: displayPath(place.file) }
  return errorAt(location, 'preview/page', `this cannot be shown: ${message}`, 'correct the code and save it')
}

/** An error, and what bundler plugins add to the message. */
const shape = z.object({
  message: z.string(),
  stack: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  loc: z.object({ file: z.string().optional(), line: z.number(), column: z.number() }).optional().catch(undefined),
})
type Failure = z.infer<typeof shape>

/** The place that a compiler names: in its drawing of the spot, or beside its message. */
function placeOfCompiler({ id, loc }: Failure, text: string): Location | undefined {
  const drawn = /\[ (\S+):(\d+):(\d+) \]/.exec(text)
  if (drawn) return toLocation(drawn)
  const file = loc?.file ?? id?.replace(/\?.*$/, '')
  // Compilers count columns from 0.
  return file === undefined ? undefined : { ...startOf(file), ...(loc && { line: loc.line, column: loc.column + 1 }) }
}

/** The first line of the stack that is the project's own. */
function placeInStack({ stack = '' }: Failure, folder: string): Location | undefined {
  const places = [...stack.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^()\n]+):(\d+):(\d+)\)?$/gm)].map(toLocation)
  return places.find(({ file }) => file.startsWith(`${folder}/`) && !file.includes('/node_modules/'))
}

function toLocation([, file = '', line, column]: RegExpMatchArray): Location {
  return { file, line: Number(line), column: Number(column) }
}
