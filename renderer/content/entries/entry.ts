import { collectFigures } from '../figures/collect.ts'
import type { Figure } from '../figures/figure.ts'
import type { FoundFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { readSource } from '../frontmatter/frontmatter.ts'
import { type BrokenEntry, remainderWithout } from '../frontmatter/remainder.ts'
import { notePlaces, reopenSource } from '../frontmatter/reopen-source.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { validate } from '../frontmatter/validate.ts'
import { collectionNames, kindOf, listOf, wordFor } from '../kinds/routes.ts'
import type { Codec } from '../memory/codec.ts'
import { errorAt, type Location, type Problem, type ReadResult } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isStandIn, isUnconfirmed, standInText, unconfirmedText } from '../schemas/stand-in.ts'
import { textsIn, valuesIn } from '../schemas/walk.ts'

/** A content file, read and checked against its schema. */
export interface ReadEntry extends FoundFile {
  source: SourceFile
  data: Readonly<Record<string, unknown>>
  /** The figures of its frontmatter. */
  figures: readonly Figure[]
}

/** Reads a content file and checks its frontmatter against the schema of its kind. */
export function readEntry(found: FoundFile): ReadResult<ReadEntry, BrokenEntry> {
  const text = readText(found)
  return text.ok ? parseEntry(found, text.value, () => text.value) : text
}

/** How a content file is read, and kept for the next time. */
export function entryCodec(found: FoundFile): Codec<ReadEntry, Pick<ReadEntry, 'data' | 'figures'>, BrokenEntry> {
  return {
    parse: (text, again) => parseEntry(found, text, again),
    encode: ({ data, figures }) => ({ data, figures }),
    decode: (kept, text) => ({ ...found, ...kept, source: reopenSource(found.file, text) }),
  }
}

function parseEntry(found: FoundFile, text: string, again: () => string): ReadResult<ReadEntry, BrokenEntry> {
  const source = readSource(found.file, text)
  if (!source.ok) {
    const { rest, problems } = source
    return { ok: false, problems, ...(rest && { rest: { ...found, source: rest } }) }
  }
  const { schema } = kindOf(found.kind)
  const result = validate(schema, source.value)
  if (!result.ok) {
    const { problems, faults } = result
    source.value.release()
    return { ok: false, problems, rest: { ...found, source: remainderWithout(source.value, faults) } }
  }
  const figures = collectFigures(schema, result.data).map(({ name, path, ...form }) => ({
    ...form,
    id: `${found.id}/${name}`,
    location: source.value.locate(path),
  }))
  const addresses = textsIn(schema, source.value.fields).filter(({ role }) => role === 'link' || role === 'image')
  const paths = addresses.map(({ path }) => path)
  // Thousands of syntax trees do not fit into memory, and only errors need other positions.
  const known = notePlaces(source.value, paths)
  return { ok: true, value: { ...found, source: reopenSource(found.file, again, known), data: result.data, figures } }
}

/** Whether an entry is a draft: checked, but not counted or built. */
export function isDraft({ data }: Pick<ReadEntry, 'data'>): boolean {
  return data.draft === true
}

/**
 * The id of an entry is the name of its file, and no two files share one, since figures are named after it. Names of files
 * that have moved are already reported.
 */
export function checkIds(entries: readonly ReadEntry[], moved: readonly Pick<FoundFile, 'id'>[] = []): Problem[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ id, data, source }) => {
    const report = (path: string[], message: string, fix: string) =>
      errorAt(source.locate(path), 'files/id', message, fix)
    const isRight = !('id' in data) || data.id === id || moved.some((name) => name.id === data.id)
    const wrong = `the id \`${data.id}\` is not the name of the file`
    const other = seen.get(id)
    seen.set(id, source.file)
    return [
      ...(isRight ? [] : [report(['id'], wrong, `write \`id: ${id}\`, or rename the file`)]),
      ...(other ? [report([], `${other} has the same name`, 'rename one of the files')] : []),
    ]
  })
}

/** The order on the page of a list, such as that of the pilots, names existing files, broken ones among them. */
export function checkOrder(entries: readonly ReadEntry[], files: readonly Pick<FoundFile, 'kind' | 'id'>[]): Problem[] {
  return collectionNames.flatMap((name) => {
    const page = entries.find(({ kind }) => kind === listOf(name))
    const ids = files.filter(({ kind }) => kind === name).map(({ id }) => id)
    return orderIn(page).flatMap((id, index): Problem[] => {
      if (!page || ids.includes(id)) return []
      const fix = didYouMean(id, ids) || 'remove it from the order'
      const message = `there is no ${wordFor(name)} \`${id}\``
      return [errorAt(page.source.locate(['order', index]), 'files/order', message, fix)]
    })
  })
}

/** The ids in the order on the page of a list. */
export function orderIn(page: Pick<ReadEntry, 'data'> | undefined): string[] {
  return Array.isArray(page?.data.order) ? page.data.order.map(String) : []
}

/** The placeholders in a file: values not known yet, unconfirmed texts, and texts still to be written. */
export function findPlaceholders({ kind, source, data }: ReadEntry): Problem[] {
  const { schema } = kindOf(kind)
  const report = (place: Location, message: string, fix: string): Problem => ({
    ...errorAt(place, 'content/placeholder', message, fix),
    severity: 'warning',
  })
  const inText = (text: string, locate: () => Location) => {
    if (isStandIn(text)) return [report(locate(), `\`${standInText}\` is still here`, 'write what readers should see')]
    if (!isUnconfirmed(text)) return []
    return [report(locate(), `\`${unconfirmedText}\` is still here`, 'get it confirmed, then remove the words')]
  }
  const marked = valuesIn(schema, data).flatMap(({ value, role, path }) => {
    if (role !== 'placeholder' || value !== true) return []
    const message = `this is a placeholder${path.length > 1 ? ` (${path.slice(0, -1).join('.')})` : ''}`
    return [report(source.locate(path), message, 'write the real value, and remove `placeholder: true`')]
  })
  const { file, body, bodyLine } = source
  return [
    ...marked,
    ...textsIn(schema, data).flatMap(({ text, path }) => inText(text, () => source.locate(path))),
    ...body.split('\n').flatMap((text, index) => inText(text, () => ({ file, line: bodyLine + index, column: 1 }))),
  ]
}
