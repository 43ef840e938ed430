import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import { pageOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { displayWithUnit } from '../figures/inventory.ts'
import { describeFigure } from './describe-figure.ts'
import type { Cursor } from './look-up.ts'
import type { Workspace } from './workspace.ts'

/** What is being written: how it begins, and what follows it. */
interface Place {
  kind: 'figure' | 'address'
  before: RegExp
  /** What may follow within the same id or address. */
  rest: RegExp
  /** What ends it. */
  end: string
}

const places: readonly Place[] = [
  { kind: 'figure', before: /:stat\[([^\]]*)$/, rest: /^[\w/-]*/, end: ']' },
  { kind: 'figure', before: /::stats\[(?:[^\]]*,\s*)?([^\],]*)$/, rest: /^[\w/-]*/, end: '' },
  { kind: 'figure', before: /<Stat\s[^<>]*\bid="([^"]*)$/, rest: /^[\w/-]*/, end: '"' },
  { kind: 'address', before: /\]\(([^)\s]*)$/, rest: /^[^\s)]*/, end: ')' },
  { kind: 'address', before: /^\s*(?:- )?(?:href|url): *(\/\S*)$/, rest: /^\S*/, end: '' },
]

/** How much before the cursor is looked at. */
const longest = 300

/** What may be written at a place: the ids of figures, the addresses of pages, or the places on a page. */
export function complete(workspace: Workspace, { path, document, position }: Cursor): CompletionItem[] {
  const snapshot = workspace.current()
  const { line, character } = position
  const start = { line, character: Math.max(0, character - longest) }
  const before = document.getText({ start, end: position })
  const after = document.getText({ start: position, end: { line, character: character + longest } })
  for (const { kind, before: pattern, rest, end } of places) {
    const typed = pattern.exec(before)?.[1]
    if (typed === undefined) continue
    const [follows = ''] = rest.exec(after) ?? []
    const range = {
      start: { line, character: character - typed.length },
      end: { line, character: character + follows.length },
    }
    const closing = after.slice(follows.length).startsWith(end) ? '' : end
    const items = kind === 'figure' ? figuresFor(snapshot, path) : addressesFor(snapshot, path, typed)
    return items.map((item) => ({
      ...item,
      filterText: item.label,
      textEdit: { range, newText: item.label + closing },
    }))
  }
  return []
}

/** The figures that a file may refer to, its own first, which need no prefix. */
function figuresFor(snapshot: LoadedContent, path: string): CompletionItem[] {
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

function addressesFor(
  { files, surroundings, routes, anchorsOf }: LoadedContent,
  path: string,
  typed: string,
): CompletionItem[] {
  const [page = '', anchor] = typed.split('#')
  if (anchor === undefined) {
    const { titleOf } = surroundings.published
    return routes.map((route) => ({
      label: route.path,
      kind: CompletionItemKind.File,
      detail: titleOf(route.path) ?? '',
    }))
  }
  const own = files.find((file) => file.path === path)
  const target = page || (own && pageOf(own.kind, own.id))
  const anchors = (target === undefined ? undefined : anchorsOf(target)) ?? []
  return [...new Set(anchors)].map((id) => ({ label: `${page}#${id}`, kind: CompletionItemKind.Reference }))
}
