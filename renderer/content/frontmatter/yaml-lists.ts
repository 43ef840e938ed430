import type { z } from 'zod'
import { errorAt, type Location, type ReadResult } from '../problems/problem.ts'
import type { FieldSchema } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'
import { findDeceiving } from '../texts/deceiving.ts'
import { readYaml } from './frontmatter.ts'
import { lazy } from './lazy.ts'
import type { Path, Places, YamlFields } from './source-file.ts'
import { validate } from './validate.ts'
import { placesIn } from './yaml-places.ts'

/** Up to this length in characters, a file is parsed whole by default. */
const small = 200_000
/** How many entries of a list are parsed at a time. */
const atATime = 200

/** Some entries of a list, as YAML of their own. */
interface Piece {
  key: string
  /** The name of the list, and the entries below it. */
  lines: string[]
  /** The place of its first entry in the list. */
  first: number
  count: number
  /** The line of the file that its first entry begins on. */
  line: number
}

/** Reads a file of lists, such as the ledger, and checks it against its schema, and its texts for characters that deceive. */
export function readLists<Schema extends z.ZodObject & FieldSchema>(file: string, source: string, schema: Schema) {
  const yaml = readYamlLists(file, source)
  if (!yaml.ok) return yaml
  const { locate, locateWithin } = yaml.value
  const result = validate(schema, yaml.value)
  if (!result.ok) return result
  const problems = textsIn(schema, result.data).flatMap(({ text, path }) =>
    findDeceiving(text).map(({ index, message, fix }) =>
      errorAt(locateWithin(path, index), 'content/character', message, fix),
    ),
  )
  if (problems.length > 0) return { ok: false as const, problems }
  return { ok: true as const, data: result.data, locate }
}

/**
 * Reads a YAML mapping of long lists, such as the ledger of a large site. A syntax tree takes a hundred times the
 * memory of its text, so the lists are parsed in pieces, and a place is looked up only in its piece. A file that is
 * small, laid out differently or faulty is read whole.
 */
export function readYamlLists(file: string, source: string, wholeUpTo = small): ReadResult<YamlFields> {
  const pieces = splitLists(source, wholeUpTo)
  if (!pieces) return readYaml(file, source)
  const fields: Record<string, unknown[]> = {}
  for (const piece of pieces) {
    const { key, count } = piece
    const read = readYaml(file, textOf(piece))
    const entries = read.ok ? read.value.fields[key] : undefined
    // Faults are reported at the lines of the file.
    if (!Array.isArray(entries) || entries.length !== count) return readYaml(file, source)
    const list = fields[key] ?? []
    fields[key] = list
    list.push(...entries)
  }
  return { ok: true, value: { ...reopenYamlLists(file, () => source, wholeUpTo), fields } }
}

/** The places in a file that was read by {@link readYamlLists}, and was sound. */
export function reopenYamlLists(file: string, text: () => string, wholeUpTo = small): Places {
  const pieces = lazy(() => splitLists(text(), wholeUpTo) ?? [])
  let opened: { piece: Piece | undefined; places: Places } | undefined
  const within = (path: Path, locate: (places: Places, path: Path) => Location): Location => {
    const [key, index, ...rest] = path
    const isIn = (piece: Piece) =>
      piece.key === key && Number(index) >= piece.first && Number(index) < piece.first + piece.count
    const piece = index === undefined ? undefined : pieces.get().find(isIn)
    if (!opened || opened.piece !== piece)
      opened = { piece, places: placesIn(file, () => (piece ? textOf(piece) : text())) }
    if (!piece) return locate(opened.places, path)
    const place = locate(opened.places, [piece.key, Number(index) - piece.first, ...rest])
    // The entries of a piece begin on its second line.
    return { ...place, line: place.line + piece.line - 2 }
  }
  return {
    locate: (path, part) => within(path, (places, inner) => places.locate(inner, part)),
    locateWithin: (path, index) => within(path, (places, inner) => places.locateWithin(inner, index)),
    release: () => {
      pieces.release()
      opened = undefined
    },
  }
}

/** Splits lists that are written as `name:` and entries `  - `; undefined for anything else. */
function splitLists(source: string, wholeUpTo: number): Piece[] | undefined {
  // An alias may refer to an anchor in another piece.
  if (source.length <= wholeUpTo || /(?:^|[\s:[{,-])[&*]\w/m.test(source)) return undefined
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let key: string | undefined
  let piece: Piece | undefined
  for (const [index, line] of source.split('\n').entries()) {
    if (line.startsWith('  - ')) {
      if (key === undefined) return undefined
      if (!piece || piece.count === atATime) {
        const first = piece ? piece.first + piece.count : 0
        piece = { key, lines: [`${key}:`], first, count: 0, line: index + 1 }
        pieces.push(piece)
      }
      piece.count += 1
    } else if (line !== '' && !/^(?: {4}|#)/.test(line)) {
      key = /^([a-z]+):$/.exec(line)?.[1]
      if (key === undefined || seen.has(key)) return undefined
      seen.add(key)
      piece = undefined
    } else if (!piece && line.startsWith(' ')) return undefined
    piece?.lines.push(line)
  }
  return pieces
}

function textOf({ lines }: Piece): string {
  return `${lines.join('\n')}\n`
}
