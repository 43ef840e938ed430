import type { ReadEntry } from './entry.ts'
import type { Figures } from './figures/figure.ts'
import { resolveDirectives } from './markdown/directives.ts'
import { createSlugger, idsIn, setHeadingIds } from './markdown/heading-ids.ts'
import { parse } from './markdown/processor.ts'
import { setBodyIds } from './markdown/render.ts'
import { parseMdx } from './mdx/parse.ts'
import { frameParts, partsOf, presentParts } from './page-parts.ts'
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
  const files = new Map<string, ReadEntry[]>()
  for (const entry of entries) {
    const page = pageOf(entry.kind, entry.id)
    if (page === undefined) continue
    const others = files.get(page) ?? []
    others.push(entry)
    files.set(page, others)
  }
  const known = new Map<string, readonly string[] | undefined>()
  return (path) => {
    if (broken.has(path)) return undefined
    if (!known.has(path)) known.set(path, anchorsOn(files.get(path) ?? [], figures))
    return known.get(path)
  }
}

function anchorsOn(files: readonly ReadEntry[], figures: Figures): string[] | undefined {
  const found: string[] = []
  for (const file of files) {
    const ids = anchorsOf(file, figures)
    if (!ids) return undefined
    found.push(...ids)
  }
  return [...found, ...Object.values(frameParts)]
}

/** The places that one file makes; undefined for MDX that cannot be read. */
function anchorsOf(entry: ReadEntry, figures: Figures): string[] | undefined {
  const { kind, id, data, source } = entry
  const own = kind === 'policy' ? [id] : presentParts(kind, data)
  const ids = idsInText(entry, figures, source.file.endsWith('.mdx'))
  return ids && [...ids, ...own]
}

function idsInText({ kind, id, source }: ReadEntry, figures: Figures, isMdx: boolean): string[] | undefined {
  if (isMdx) {
    const parsed = parseMdx(source.body, source.file, source.bodyLine)
    if ('problem' in parsed) return undefined
    setHeadingIds(parsed.tree, createSlugger(partsOf(kind)))
    return idsIn(parsed.tree)
  }
  const tree = parse(source.body)
  resolveDirectives(tree, { figures, scope: id, kind, email: '', website: '' })
  setBodyIds(tree, kind, id)
  return idsIn(tree)
}
