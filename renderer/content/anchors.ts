import type { ReadEntry } from './entry.ts'
import type { Figures } from './figures/figure.ts'
import { resolveDirectives } from './markdown/directives.ts'
import { createSlugger, idsIn, setHeadingIds } from './markdown/heading-ids.ts'
import { parse } from './markdown/processor.ts'
import { setBodyIds } from './markdown/render.ts'
import { parseMdx } from './mdx/parse.ts'
import { frameParts, partsOf } from './page-parts.ts'
import { pageOf } from './routes.ts'

/** Finds the places on a page that a link may lead to: the ids of its headings and parts; undefined for a broken page. */
export type AnchorFinder = (path: string) => readonly string[] | undefined

/**
 * Makes a finder of the places on pages. A page is looked at when a link first asks for it, since most links lead to
 * whole pages.
 *
 * @param entries every file that could be read
 * @param broken the pages of the files that could not
 */
export function createAnchorFinder(
  entries: readonly ReadEntry[],
  figures: Figures,
  broken: ReadonlySet<string | undefined>,
): AnchorFinder {
  const known = new Map<string, readonly string[]>()
  let byPage: ReadonlyMap<string | undefined, ReadEntry[]> | undefined
  const findAnchors = (path: string) => {
    byPage ??= groupByPage(entries)
    return (byPage.get(path) ?? []).flatMap((entry) => anchorsOf(entry, figures))
  }
  return (path) => {
    if (broken.has(path)) return undefined
    const found = known.get(path) ?? [...findAnchors(path), ...Object.values(frameParts)]
    known.set(path, found)
    return found
  }
}

function groupByPage(entries: readonly ReadEntry[]): Map<string | undefined, ReadEntry[]> {
  const byPage = new Map<string | undefined, ReadEntry[]>()
  for (const entry of entries) {
    const page = pageOf(entry.kind, entry.id)
    const others = byPage.get(page)
    if (others) others.push(entry)
    else byPage.set(page, [entry])
  }
  return byPage
}

function anchorsOf(entry: ReadEntry, figures: Figures): string[] {
  const { kind, id, data, source } = entry
  const hasNoLinks = kind === 'articles' && Array.isArray(data.links) && data.links.length === 0
  const own = kind === 'policy' ? [id] : hasNoLinks ? [] : partsOf(kind)
  return [...idsInText(entry, figures, source.file.endsWith('.mdx')), ...own]
}

function idsInText({ kind, id, source }: ReadEntry, figures: Figures, isMdx: boolean): string[] {
  if (isMdx) {
    const parsed = parseMdx(source.body, source.file, source.bodyLine)
    if ('problem' in parsed) return []
    setHeadingIds(parsed.tree, createSlugger(partsOf(kind)))
    return idsIn(parsed.tree)
  }
  const tree = parse(source.body)
  resolveDirectives(tree, { figures, scope: id, kind, email: '', website: '' })
  setBodyIds(tree, kind, id)
  return idsIn(tree)
}
