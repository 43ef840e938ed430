import { resolve } from 'node:path'
import type { Position, Range } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { ReadEntry } from '../../renderer/content/entries/entry.ts'
import { resolveFigure } from '../../renderer/content/figures/reference.ts'
import { kindOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { isFigure } from '../../renderer/content/schemas/roles.ts'
import { valuesIn } from '../../renderer/content/schemas/walk.ts'
import type { Workspace } from './workspace.ts'

/** A place where a file names a figure. */
export interface Mention {
  /** The whole id of the figure. */
  id: string
  /** Its name there, without the file's name before a slash. */
  range: Range
}

/** A document with a place in it. */
export interface Cursor {
  path: string
  document: TextDocument
  position: Position
}

/** What is around the ids of figures in texts. No part of it may be long: text that only looks like it costs time. */
const references = [
  /(?<![:\\]):stat\[([^\][\n]{0,200})\]/dg,
  /^::stats\[([^\][\n]{0,1000})\]/dgm,
  /<Stat\b[^<>]{0,200}?\bid="([^"\n]{0,200})"/dg,
]

/** The id of a figure with the name of its file, as the ledger has it. */
const wholeId = /(?<![\w/-])([a-z0-9-]{1,200}\/[a-z0-9-]{1,200})(?![\w/-])/dg

/** The figure that a file names at a place, which may be the end of its name. */
export function figureAt(workspace: Workspace, { path, document, position }: Cursor): Mention | undefined {
  const offset = document.offsetAt(position)
  return mentionsIn(workspace.current(), path, document).find(
    ({ range: { start, end } }) => document.offsetAt(start) <= offset && offset <= document.offsetAt(end),
  )
}

/** Every place of the content that names a figure, by file; undefined for one that cannot be read. */
export function allMentions(workspace: Workspace) {
  const snapshot = workspace.current()
  const { files, ledger } = snapshot
  return [...files.map(({ path }) => path), ...(ledger ? [resolve(ledger.file)] : [])].map((path) => {
    const document = workspace.documentAt(path)
    return { path, uri: workspace.uriOf(path), mentions: document && mentionsIn(snapshot, path, document) }
  })
}

/**
 * Every place where a file names a figure that exists: references in its texts and fields, and the ids in its fields by
 * which others refer to them. In a broken file, only the references in its texts are found.
 */
function mentionsIn(snapshot: LoadedContent, path: string, document: TextDocument): Mention[] {
  const { files, entries, stale, figures, ledger } = snapshot
  const isLedger = path.endsWith('/ledger.yaml')
  const scope = isLedger ? '' : files.find((file) => file.path === path)?.id
  if (scope === undefined) return []
  const text = document.getText()
  const inTexts = (isLedger ? [wholeId] : references).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: list = '', indices }) =>
      [...list.matchAll(/[\w/-]+/g)].map(({ 0: name, index }) => ({ name, index: (indices?.[1]?.[0] ?? 0) + index })),
    ),
  )
  const entry = entries.find((candidate) => candidate.path === path && !stale.has(candidate))
  const inFields = (entry ? namesInFields(entry) : []).flatMap(({ name, location: { line, column } }) => {
    const start = document.offsetAt({ line: line - 1, character: column - 1 })
    // It may be in quotes.
    const index = text.startsWith(name, start) ? start : start + 1
    return text.startsWith(name, index) ? [{ name, index }] : []
  })
  // The ledger may list a figure that has gone.
  const listed = new Set(isLedger ? ledger?.figures.map(({ id }) => id) : [])
  return [...inTexts, ...inFields].flatMap(({ name, index }) => {
    const id = resolveFigure(name, figures, scope)?.id ?? (listed.has(name) ? name : undefined)
    const start = document.positionAt(index + name.lastIndexOf('/') + 1)
    return id === undefined ? [] : [{ id, range: { start, end: document.positionAt(index + name.length) } }]
  })
}

/** The references in the fields of a file, and the ids in them by which texts refer to the figures beside them. */
function namesInFields({ kind, data, source }: ReadEntry) {
  return valuesIn(kindOf(kind).schema, data).flatMap(({ value, role, path, beside }) => {
    if (role === 'reference') return [{ name: String(value), location: source.locate(path) }]
    if (!isFigure(role) || role.name(beside, path) !== beside.id) return []
    return [{ name: String(beside.id), location: source.locate([...path.slice(0, -1), 'id']) }]
  })
}
