import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { ReadEntry } from '../../renderer/content/entries/entry.ts'
import { resolveFigure } from '../../renderer/content/figures/reference.ts'
import { kindOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import type { Location } from '../../renderer/content/problems/problem.ts'
import { isFigure } from '../../renderer/content/schemas/roles.ts'
import { valuesIn } from '../../renderer/content/schemas/walk.ts'

/** A place where a file names a figure. */
export interface Mention {
  /** The whole id of the figure. */
  id: string
  /** Where its name begins and ends in the text, without the file's name before a slash. */
  start: number
  end: number
}

/** What is around the ids of figures in texts. No part of it may be long: text that only looks like it costs time. */
const references = [
  /(?<![:\\]):stat\[([^\][\n]{0,200})\]/dg,
  /^::stats\[([^\][\n]{0,1000})\]/dgm,
  /<Stat\b[^<>]{0,200}?\bid="([^"\n]{0,200})"/dg,
]

/**
 * Every place where a file names a figure that exists: references in its texts and fields, and the ids in its fields by
 * which others refer to them. In a broken file, only the references in its texts are found.
 *
 * @param document the current text of the file
 */
export function mentionsIn(
  { files, entries, stale, figures, ledger }: LoadedContent,
  path: string,
  document: TextDocument,
): Mention[] {
  const text = document.getText()
  if (path.endsWith('/ledger.yaml')) {
    const known = new Set([...Object.keys(figures), ...(ledger?.figures.map(({ id }) => id) ?? [])])
    return [...text.matchAll(/(?<![\w/-])[a-z0-9-]{1,200}\/[a-z0-9-]{1,200}(?![\w/-])/g)].flatMap(({ 0: id, index }) =>
      known.has(id) ? [mention(id, id, index)] : [],
    )
  }
  const scope = files.find((file) => file.path === path)?.id
  if (scope === undefined) return []
  const inTexts = references.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((found) => namesWithin(found[1] ?? '', found.indices?.[1]?.[0] ?? 0)),
  )
  const entry = entries.find((candidate) => candidate.path === path && !stale.has(candidate))
  const inFields = entry ? namesInFields(entry) : []
  const placed = inFields.flatMap(({ name, location: { line, column } }) => {
    const start = document.offsetAt({ line: line - 1, character: column - 1 })
    // It may be in quotes.
    const index = text.startsWith(name, start) ? start : start + 1
    return text.startsWith(name, index) ? [{ name, index }] : []
  })
  return [...inTexts, ...placed].flatMap(({ name, index }) => {
    const figure = resolveFigure(name, figures, scope)
    return figure ? [mention(figure.id, name, index)] : []
  })
}

function mention(id: string, written: string, index: number): Mention {
  return { id, start: index + written.lastIndexOf('/') + 1, end: index + written.length }
}

function namesWithin(list: string, start: number): { name: string; index: number }[] {
  return [...list.matchAll(/[\w/-]+/g)].map(({ 0: name, index }) => ({ name, index: start + index }))
}

/** The references in the fields of a file, and the ids in them by which texts refer to the figures beside them. */
function namesInFields({ kind, data, source }: ReadEntry): { name: string; location: Location }[] {
  return valuesIn(kindOf(kind).schema, data).flatMap(({ value, role, path, beside }) => {
    if (role === 'reference') return [{ name: String(value), location: source.locate(path) }]
    if (!isFigure(role) || role.name(beside, Number(path.at(-2))) !== beside.id) return []
    return [{ name: String(beside.id), location: source.locate([...path.slice(0, -1), 'id']) }]
  })
}
