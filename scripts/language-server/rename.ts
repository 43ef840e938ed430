import { ErrorCodes, type Range, ResponseError, type TextEdit, type WorkspaceEdit } from 'vscode-languageserver/node'
import { keptIn } from '../../renderer/content/figures/figure.ts'
import { kindOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { type Fields, isFigure } from '../../renderer/content/schemas/roles.ts'
import { valuesIn } from '../../renderer/content/schemas/walk.ts'
import { type Cursor, contentPaths, figureAt, rangeIn } from './look-up.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { Workspace } from './workspace.ts'

/**
 * The name of the figure at a place, which can be renamed.
 *
 * @throws ResponseError with the reason for one that has no name of its own
 */
export function findRenamable(workspace: Workspace, cursor: Cursor): { range: Range; placeholder: string } {
  const found = figureToRename(workspace, cursor)
  namesByField(workspace.current(), found.id, '')
  const range = rangeIn(cursor.document, found)
  return { range, placeholder: cursor.document.getText(range) }
}

/**
 * Renames the figure at a place in its file, in the ledger and wherever a text or a field refers to it.
 *
 * @throws ResponseError when the name does not fit or is taken, or when a broken file may hide references
 */
export function rename(workspace: Workspace, cursor: Cursor, newName: string): WorkspaceEdit {
  const snapshot = workspace.current()
  const found = figureToRename(workspace, cursor)
  const [scope = ''] = found.id.split('/')
  // The ledger shows the whole id.
  const name = newName.startsWith(`${scope}/`) ? newName.slice(scope.length + 1) : newName
  if (!slug.safeParse(name).success)
    throw refusal(`\`${name}\` is not an id: expected lowercase letters, digits and hyphens, such as total-reach`)
  const broken = snapshot.files.find((file) => snapshot.broken.has(file.id))
  if (broken) throw refusal(`fix ${broken.file} first: what is wrong there may hide references`)
  if (!snapshot.ledger) throw refusal('fix the ledger first: it cannot be read')
  const renamed = namesByField(snapshot, found.id, name)
  for (const after of renamed.values()) {
    const id = `${scope}/${after}`
    if (Object.hasOwn(snapshot.figures, id) && !renamed.has(id)) throw refusal(`there is a figure \`${id}\` already`)
  }
  const changes: Record<string, TextEdit[]> = {}
  for (const path of contentPaths(snapshot)) {
    const document = workspace.documentAt(path)
    if (!document) throw refusal(`${path} cannot be read`)
    const edits = mentionsIn(snapshot, path, document).flatMap((mention) => {
      const newText = renamed.get(mention.id)
      return newText === undefined ? [] : [{ range: rangeIn(document, mention), newText }]
    })
    if (edits.length > 0) changes[workspace.uriOf(path)] = edits
  }
  return { changes }
}

function figureToRename(workspace: Workspace, cursor: Cursor): Mention {
  const found = figureAt(workspace, cursor)
  if (!found) throw refusal('there is no figure here: put the cursor into the id of one')
  return found
}

/**
 * The figures that are named by one `id` in the fields, such as a day and its hours, each with its name for another id.
 *
 * @throws ResponseError for a figure that is named by something else
 */
function namesByField({ entries }: LoadedContent, id: string, other: string): Map<string, string> {
  const [scope, name] = id.split('/')
  const entry = entries.find((candidate) => candidate.id === scope)
  const values = entry ? valuesIn(kindOf(entry.kind).schema, entry.data) : []
  const figures = values.flatMap(({ role, path, beside }) => {
    if (!isFigure(role) || typeof beside.id !== 'string') return []
    const nameOf = (fields: Fields) => role.name(fields, Number(path.at(-2)))
    return [{ beside, before: nameOf(beside), after: nameOf({ ...beside, id: other }) }]
  })
  const own = figures.find(({ before }) => before === name)
  const group = figures.filter(({ beside }) => beside === own?.beside)
  if (own) return new Map(group.map(({ before, after }) => [`${scope}/${before}`, after]))
  throw refusal(
    keptIn(id) === 'fields'
      ? `\`${id}\` has no id of its own to rename: its name comes from its place or its label`
      : `\`${id}\` is named in the code`,
  )
}

function refusal(message: string): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidRequest, message)
}
