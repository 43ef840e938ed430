import { collectFigures } from '../figures/collect.ts'
import type { Figure } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import type { FoundFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { normaliseText, readSource, splitFrontmatter } from '../frontmatter/frontmatter.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { validate } from '../frontmatter/validate.ts'
import { collectionNames, kindOf, listOf, wordFor } from '../kinds/routes.ts'
import type { Codec } from '../memory/codec.ts'
import { placeProblems } from '../problems/place-problems.ts'
import { errorAt, naming, type Place, type Problem, type ReadResult } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isStandIn, isUnconfirmed, standInText, unconfirmedText } from '../schemas/stand-in.ts'
import { textsIn, valuesIn } from '../schemas/walk.ts'
import { parseText } from '../texts/parse-text.ts'

/** A content file, read and checked against its schema. */
export interface ReadEntry extends FoundFile {
  source: SourceFile
  data: Readonly<Record<string, unknown>>
  /** The figures of its frontmatter. */
  figures: readonly Figure[]
}

/** What is kept of an entry. */
type KeptEntry = Pick<ReadEntry, 'data' | 'figures'> & Pick<SourceFile, 'fields'>

/** Reads a content file and checks its frontmatter against the schema of its kind. */
export function readEntry(found: FoundFile): ReadResult<ReadEntry> {
  const text = readText(found)
  return text.ok ? parseEntry(found, text.value) : text
}

/** How a content file is read, and kept for the next time. */
export function entryCodec(found: FoundFile): Codec<ReadEntry, KeptEntry> {
  return {
    parse: (text) => parseEntry(found, text),
    encode: ({ data, figures, source: { fields } }) => ({ data, figures, fields }),
    decode: ({ data, figures, fields }, written) => {
      const text = normaliseText(written)
      return { ...found, data, figures, source: { file: found.file, text, body: splitFrontmatter(text).body, fields } }
    },
  }
}

function parseEntry(found: FoundFile, written: string): ReadResult<ReadEntry> {
  const read = readSource(found.file, written)
  if (!read.ok) return read
  const { value: source } = read
  const refuse = (problems: readonly Problem[]): ReadResult<ReadEntry> => ({
    ok: false,
    problems: placeProblems(problems, () => source.text),
  })
  const { schema } = kindOf(found.kind)
  const result = validate(schema, source)
  const parsed = parseText(source)
  const inText = 'problem' in parsed ? [parsed.problem] : []
  if (!result.ok) return refuse([...result.problems, ...inText])
  const figures = collectFigures(schema, result.data).map(({ name, path, ...form }) => ({
    ...form,
    id: `${found.id}/${name}`,
    location: { file: found.file, path },
  }))
  const problems = [...checkId(found, result.data), ...checkFigureNames(figures), ...inText]
  return problems.length > 0 ? refuse(problems) : { ok: true, value: { ...found, source, data: result.data, figures } }
}

/** Whether an entry is a draft: checked, but not counted or built. */
export function isDraft({ data }: Pick<ReadEntry, 'data'>): boolean {
  return data.draft === true
}

/** The id of an entry is the name of its file. */
function checkId({ id, file }: FoundFile, data: ReadEntry['data']): Problem[] {
  if (!('id' in data) || data.id === id) return []
  const message = `the id \`${data.id}\` is not the name of the file`
  return [errorAt({ file, path: ['id'] }, 'files/id', message, `write \`id: ${id}\`, or rename the file`)]
}

/** No two figures of a file have the same id. */
function checkFigureNames(figures: readonly Figure[]): Problem[] {
  const fix = 'give one of them another `id`, or a milestone another `label`'
  return [...groupBy(figures, ({ id }) => id).values()].flatMap(([, ...others]) =>
    others.map(({ id, location }) =>
      errorAt(location, 'figures/name', `there are two figures \`${id}\` in this file`, fix),
    ),
  )
}

/** No two files have the same name, since figures are named after it. */
export function checkNames(entries: readonly ReadEntry[]): Problem[] {
  return [...groupBy(entries, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    others.map(({ file }) =>
      errorAt({ file, path: [] }, 'files/id', `${first.file} has the same name`, 'rename one of the files'),
    ),
  )
}

/** The order on the page of a list, such as that of the pilots, names existing files. */
export function checkOrder(entries: readonly ReadEntry[]): Problem[] {
  return collectionNames.flatMap((name) => {
    const page = entries.find(({ kind }) => kind === listOf(name))
    const ids = entries.filter(({ kind }) => kind === name).map(({ id }) => id)
    return orderIn(page).flatMap((id, index): Problem[] => {
      if (!page || ids.includes(id)) return []
      const fix = didYouMean(id, ids) || 'remove it from the order'
      const message = `there is no ${wordFor(name)} \`${id}\``
      return [naming(id, errorAt({ file: page.file, path: ['order', index] }, 'files/order', message, fix))]
    })
  })
}

/** The ids in the order on the page of a list. */
export function orderIn(page: Pick<ReadEntry, 'data'> | undefined): string[] {
  return Array.isArray(page?.data.order) ? page.data.order.map(String) : []
}

/** The placeholders in a file: values not known yet, unconfirmed texts, and texts still to be written. */
export function findPlaceholders({ kind, file, source: { body }, data }: ReadEntry): Problem[] {
  const { schema } = kindOf(kind)
  const report = (place: Place, message: string, fix: string): Problem => ({
    ...errorAt(place, 'content/placeholder', message, fix),
    severity: 'warning',
  })
  const inText = (text: string, place: Place) => {
    if (isStandIn(text)) return [report(place, `\`${standInText}\` is still here`, 'write what readers should see')]
    if (!isUnconfirmed(text)) return []
    return [report(place, `\`${unconfirmedText}\` is still here`, 'get it confirmed, then remove the words')]
  }
  const marked = valuesIn(schema, data).flatMap(({ value, role, path }) => {
    if (role !== 'placeholder' || value !== true) return []
    const message = `this is a placeholder${path.length > 1 ? ` (${path.slice(0, -1).join('.')})` : ''}`
    return [report({ file, path }, message, 'write the real value, and remove `placeholder: true`')]
  })
  return [
    ...marked,
    ...textsIn(schema, data).flatMap(({ text, path }) => inText(text, { file, path })),
    ...[...body.matchAll(/^.+$/gm)].flatMap(({ 0: line, index: offset }) => inText(line, { file, offset })),
  ]
}
