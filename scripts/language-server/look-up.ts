import { resolve } from 'node:path'
import type { Hover, Location, Range } from 'vscode-languageserver/node'
import { type Figure, keptIn } from '../../renderer/content/figures/figure.ts'
import type { Ledger } from '../../renderer/content/figures/ledger.ts'
import { pageOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { memoize } from '../../renderer/content/memory/memoize.ts'
import { type Location as Place, startOf } from '../../renderer/content/problems/problem.ts'
import { displayWithUnit } from '../figures/inventory.ts'
import { allMentions, type Cursor, figureAt } from './mentions.ts'
import type { Workspace } from './workspace.ts'

/** What the figure or the link at a place means. */
export function explain(workspace: Workspace, cursor: Cursor): Hover | null {
  const snapshot = workspace.current()
  const hover = (value: string, range: Range): Hover => ({ contents: { kind: 'plaintext', value }, range })
  const found = figureAt(workspace, cursor)
  const figure = found && snapshot.figures[found.id]
  if (figure) return hover(describeFigure(figure, snapshot), found.range)
  const link = linkAt(snapshot, cursor)
  const title = link && snapshot.surroundings.published.titleOf(link.page)
  return link && title !== undefined ? hover(`${link.page}: ${title}`, link.range) : null
}

/** A list of completions asks for every figure. */
const entriesOf = memoize((ledger: Ledger) => new Map(ledger.figures.map((entry) => [entry.id, entry])))

/** The value of a figure, where it is written, and where it is shown, in lines. */
export function describeFigure(figure: Figure, { ledger }: Pick<LoadedContent, 'ledger'>): string {
  const entry = ledger && entriesOf(ledger).get(figure.id)
  const { file, line } = figure.location
  const seen = entry?.pages.length
    ? `seen on ${entry.pages.join(', ')}`
    : entry?.unseen && `on no page: ${entry.unseen}`
  return [
    `${figure.id}: ${displayWithUnit(figure)}`,
    entry?.meaning ?? figure.label,
    entry ? seen : 'not in the ledger yet',
    keptIn(figure.id) === 'count' ? 'counted from the content' : `written in ${file}:${line}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The definitions of what is at a position: a figure's in its file and in the ledger, a link's in its page's file. */
export function define(workspace: Workspace, cursor: Cursor): Location[] {
  const snapshot = workspace.current()
  const { figures, ledger, routes } = snapshot
  const found = figureAt(workspace, cursor)
  const figure = found && figures[found.id]
  const index = ledger?.figures.findIndex(({ id }) => id === found?.id) ?? -1
  const link = found ? undefined : linkAt(snapshot, cursor)
  const places: Place[] = [
    ...(figure && keptIn(figure.id) !== 'count' ? [figure.location] : []),
    ...(ledger && index >= 0 ? [ledger.locate(['figures', index, 'id'])] : []),
    ...routes.filter(({ path }) => path === link?.page).map(({ file }) => startOf(file)),
  ]
  return places.map(({ file, line, column }) => {
    const place = { line: line - 1, character: column - 1 }
    return { uri: workspace.uriOf(resolve(file)), range: { start: place, end: place } }
  })
}

/** Every place of the content that names the figure at a place. */
export function findMentions(workspace: Workspace, cursor: Cursor): Location[] {
  const found = figureAt(workspace, cursor)
  if (!found) return []
  return allMentions(workspace).flatMap(({ uri, mentions = [] }) =>
    mentions.filter(({ id }) => id === found.id).map(({ range }) => ({ uri, range })),
  )
}

/** The page that an address in a file leads to: its own for a mere anchor. */
export function pageMeant({ files }: LoadedContent, path: string, address: string): string | undefined {
  const own = files.find((file) => file.path === path)
  return address.replace(/[?#].*$/, '') || (own && pageOf(own.kind, own.id))
}

/** The link to a page of the site that a place is in. */
function linkAt(snapshot: LoadedContent, { path, document, position: { line, character } }: Cursor) {
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } }).slice(0, 5000)
  for (const found of text.matchAll(/(?:\]\(|^\s*(?:- )?(?:href|url): *)([/#][^\s)]{0,300})/dg)) {
    const [start = 0, end = 0] = found.indices?.[1] ?? []
    if (character < start || character > end) continue
    const page = pageMeant(snapshot, path, found[1] ?? '')
    const range = { start: { line, character: start }, end: { line, character: end } }
    return page === undefined ? undefined : { page, range }
  }
  return undefined
}
