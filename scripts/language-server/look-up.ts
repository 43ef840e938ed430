import { resolve } from 'node:path'
import type { Hover, Location, Position, Range } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { pageOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { type Location as Place, startOf } from '../../renderer/content/problems/problem.ts'
import { describeFigure } from './describe-figure.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { Workspace } from './workspace.ts'

/** A document with a place in it. */
export interface Cursor {
  path: string
  document: TextDocument
  position: Position
}

/** The figure that a file names at a place, which may be the end of its name. */
export function figureAt(workspace: Workspace, { path, document, position }: Cursor): Mention | undefined {
  const offset = document.offsetAt(position)
  const mentions = mentionsIn(workspace.current(), path, document)
  return mentions.find(({ start, end }) => start <= offset && offset <= end)
}

/** What the figure or the link at a place means. */
export function explain(workspace: Workspace, cursor: Cursor): Hover | null {
  const snapshot = workspace.current()
  const found = figureAt(workspace, cursor)
  const figure = found && snapshot.figures[found.id]
  if (figure) return hover(describeFigure(figure, snapshot), rangeIn(cursor.document, found))
  const link = linkAt(snapshot, cursor)
  const title = link && snapshot.surroundings.published.titleOf(link.page)
  return link && title !== undefined ? hover(`${link.page}: ${title}`, link.range) : null
}

function hover(value: string, range: Range): Hover {
  return { contents: { kind: 'plaintext', value }, range }
}

/** The definitions of what is at a position: a figure's in its file and in the ledger, a link's in its page's file. */
export function define(workspace: Workspace, cursor: Cursor): Location[] {
  const snapshot = workspace.current()
  const found = figureAt(workspace, cursor)
  const toLocation = ({ file, line, column }: Place): Location => {
    const place = { line: line - 1, character: column - 1 }
    return { uri: workspace.uriOf(resolve(file)), range: { start: place, end: place } }
  }
  if (found) {
    const figure = snapshot.figures[found.id]
    const { ledger } = snapshot
    const index = ledger?.figures.findIndex(({ id }) => id === found.id) ?? -1
    return [
      // A count is written nowhere.
      ...(figure && !figure.id.startsWith('count/') ? [toLocation(figure.location)] : []),
      ...(ledger && index >= 0 ? [toLocation(ledger.locate(['figures', index, 'id']))] : []),
    ]
  }
  const page = linkAt(snapshot, cursor)?.page
  return snapshot.routes.filter((route) => route.path === page).map(({ file }) => toLocation(startOf(file)))
}

/** Every place of the content that names the figure at a place. */
export function findMentions(workspace: Workspace, cursor: Cursor): Location[] {
  const snapshot = workspace.current()
  const found = figureAt(workspace, cursor)
  return contentPaths(snapshot).flatMap((path) => {
    const document = found && workspace.documentAt(path)
    if (!document) return []
    const mentions = mentionsIn(snapshot, path, document).filter((mention) => mention.id === found.id)
    return mentions.map((mention) => ({ uri: workspace.uriOf(path), range: rangeIn(document, mention) }))
  })
}

/** The files that name figures: all content files, and the ledger. */
export function contentPaths({ files, ledger }: LoadedContent): string[] {
  return [...files.map(({ path }) => path), ...(ledger ? [resolve(ledger.file)] : [])]
}

/** The location of a mention. */
export function rangeIn(document: TextDocument, { start, end }: Pick<Mention, 'start' | 'end'>): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) }
}

/** The link to a page of the site that a place is in. */
function linkAt({ files }: LoadedContent, { path, document, position }: Cursor) {
  const { line, character } = position
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } }).slice(0, 5000)
  for (const found of text.matchAll(/(?:\]\(|^\s*(?:- )?(?:href|url): *)([/#][^\s)]{0,300})/dg)) {
    const [start = 0, end = 0] = found.indices?.[1] ?? []
    if (character < start || character > end) continue
    const own = files.find((file) => file.path === path)
    const page = found[1]?.replace(/[?#].*$/, '') || (own && pageOf(own.kind, own.id))
    return page === undefined
      ? undefined
      : { page, range: { start: { line, character: start }, end: { line, character: end } } }
  }
  return undefined
}
