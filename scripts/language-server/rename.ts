import { ErrorCodes, ResponseError, type WorkspaceEdit } from 'vscode-languageserver/node'
import { keptIn, scopeOf } from '../../renderer/content/figures/figure.ts'
import { kindOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { isFigure } from '../../renderer/content/schemas/roles.ts'
import { valuesIn } from '../../renderer/content/schemas/walk.ts'
import { allMentions, type Cursor, figureAt } from './mentions.ts'
import type { Workspace } from './workspace.ts'

/** The figure at a place, with its name, which can be renamed; one that has no name of its own is refused. */
export function findRenamable(workspace: Workspace, cursor: Cursor) {
  const { id, range } = figureMeant(workspace, cursor)
  namesByField(workspace.current(), id, '')
  return { range, placeholder: cursor.document.getText(range) }
}

/**
 * Renames the figure at a place in its file, in the ledger and wherever a text or a field refers to it. A name that does
 * not fit or is taken is refused, and so is any while a broken file may hide references.
 */
export function rename(workspace: Workspace, cursor: Cursor, newName: string): WorkspaceEdit {
  const snapshot = workspace.current()
  const { id } = figureMeant(workspace, cursor)
  const scope = scopeOf(id)
  // The ledger shows the whole id.
  const name = newName.startsWith(`${scope}/`) ? newName.slice(scope.length + 1) : newName
  if (!slug.safeParse(name).success)
    throw refusal(`\`${name}\` is not an id: expected lowercase letters, digits and hyphens, such as total-reach`)
  const broken = snapshot.files.find((file) => snapshot.broken.has(file.id))
  if (broken) throw refusal(`fix ${broken.file} first: what is wrong there may hide references`)
  if (!snapshot.ledger) throw refusal('fix the ledger first: it cannot be read')
  const renamed = namesByField(snapshot, id, name)
  for (const after of renamed.values()) {
    const other = `${scope}/${after}`
    if (Object.hasOwn(snapshot.figures, other) && !renamed.has(other))
      throw refusal(`there is a figure \`${other}\` already`)
  }
  const changes = allMentions(workspace).map(({ path, uri, mentions }) => {
    if (!mentions) throw refusal(`${path} cannot be read`)
    const edits = mentions.flatMap(({ id: mentioned, range }) => {
      const newText = renamed.get(mentioned)
      return newText === undefined ? [] : [{ range, newText }]
    })
    return [uri, edits] as const
  })
  return { changes: Object.fromEntries(changes.filter(([, edits]) => edits.length > 0)) }
}

function figureMeant(workspace: Workspace, cursor: Cursor) {
  const found = figureAt(workspace, cursor)
  if (!found) throw refusal('there is no figure here: put the cursor into the id of one')
  return found
}

/**
 * The figures that are named by one `id` in the fields, such as a day and its hours, each with its name for another id.
 * A figure that is named by something else is refused.
 */
function namesByField({ entries }: LoadedContent, id: string, other: string): Map<string, string> {
  const [scope, name] = id.split('/')
  const entry = entries.find((candidate) => candidate.id === scope)
  const values = entry ? valuesIn(kindOf(entry.kind).schema, entry.data) : []
  const figures = values.flatMap(({ role, path, beside }) => {
    if (!isFigure(role) || typeof beside.id !== 'string') return []
    return [{ beside, before: role.name(beside, path), after: role.name({ ...beside, id: other }, path) }]
  })
  const own = figures.find(({ before }) => before === name)
  const group = figures.filter(({ beside }) => beside === own?.beside)
  if (own) return new Map(group.map(({ before, after }) => [`${scope}/${before}`, after]))
  const isInFile = keptIn(id) === 'fields'
  const reason = 'has no id of its own to rename: its name comes from its place or its label'
  throw refusal(`\`${id}\` ${isInFile ? reason : 'is named in the code'}`)
}

function refusal(message: string): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidRequest, message)
}
