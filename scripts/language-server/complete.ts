import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { displayWithUnit } from '../figures/inventory.ts'
import { describeFigure, pageMeant } from './look-up.ts'
import type { Cursor } from './mentions.ts'
import type { Workspace } from './workspace.ts'

/** What is being written: how it begins, what may follow within the same id or address, what ends it, and what is offered. */
const places = [
  { before: /:stat\[([^\]]*)$/, rest: /^[\w/-]*/, end: ']', offer: offerFigures },
  { before: /::stats\[(?:[^\]]*,\s*)?([^\],]*)$/, rest: /^[\w/-]*/, end: '', offer: offerFigures },
  { before: /<Stat\s[^<>]*\bid="([^"]*)$/, rest: /^[\w/-]*/, end: '"', offer: offerFigures },
  { before: /\]\(([^)\s]*)$/, rest: /^[^\s)]*/, end: ')', offer: offerAddresses },
  { before: /^\s*(?:- )?(?:href|url): *(\/\S*)$/, rest: /^\S*/, end: '', offer: offerAddresses },
]

/** How much before the cursor is looked at. */
const longest = 300

/** What may be written at a place: the ids of figures, the addresses of pages, or the places on a page. */
export function complete(workspace: Workspace, { path, document, position }: Cursor): CompletionItem[] {
  const snapshot = workspace.current()
  const at = (offset: number) => ({ ...position, character: Math.max(0, position.character + offset) })
  const before = document.getText({ start: at(-longest), end: position })
  const after = document.getText({ start: position, end: at(longest) })
  for (const { before: pattern, rest, end, offer } of places) {
    const typed = pattern.exec(before)?.[1]
    if (typed === undefined) continue
    const [follows = ''] = rest.exec(after) ?? []
    const range = { start: at(-typed.length), end: at(follows.length) }
    const closing = after.slice(follows.length).startsWith(end) ? '' : end
    return offer(snapshot, path, typed).map((item) => ({
      ...item,
      filterText: item.label,
      textEdit: { range, newText: item.label + closing },
    }))
  }
  return []
}

/** The figures that a file may refer to, its own first, which need no prefix. */
function offerFigures(snapshot: LoadedContent, path: string): CompletionItem[] {
  const scope = snapshot.files.find((file) => file.path === path)?.id
  return Object.values(snapshot.figures).map((figure) => {
    const isOwn = figure.id.startsWith(`${scope}/`)
    const label = isOwn ? figure.id.slice(figure.id.indexOf('/') + 1) : figure.id
    return {
      label,
      kind: CompletionItemKind.Constant,
      detail: displayWithUnit(figure),
      documentation: describeFigure(figure, snapshot),
      sortText: `${isOwn ? 0 : 1}${label}`,
    }
  })
}

/** The addresses of all pages, or the places on the page before a `#`. */
function offerAddresses(snapshot: LoadedContent, path: string, typed: string): CompletionItem[] {
  const { surroundings, routes, anchorsOf } = snapshot
  const [page = '', anchor] = typed.split('#')
  if (anchor === undefined)
    return routes.map((route) => ({
      label: route.path,
      kind: CompletionItemKind.File,
      detail: surroundings.published.titleOf(route.path) ?? '',
    }))
  const target = pageMeant(snapshot, path, page)
  const anchors = (target === undefined ? undefined : anchorsOf(target)) ?? []
  return [...new Set(anchors)].map((id) => ({ label: `${page}#${id}`, kind: CompletionItemKind.Reference }))
}
