import type { Figures } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { frameParts } from '../kinds/frame-parts.ts'
import { kindOf, pageOf, partsOf } from '../kinds/routes.ts'
import { resolveDirectives } from '../markdown/directives.ts'
import { idsIn, setHeadingIds } from '../markdown/heading-ids.ts'
import type { Memory } from '../memory/memory.ts'
import type { AnchorFinder } from '../rules/rule.ts'
import { formatOf, treeOf } from '../texts/parse-text.ts'
import type { ReadEntry } from './entry.ts'

/** Makes a finder of the places on pages. A page is looked at when a link first asks for it: most lead to whole pages. */
export function createAnchorFinder(entries: readonly ReadEntry[], figures: Figures, memory: Memory): AnchorFinder {
  const files = groupBy(entries, ({ kind, id }) => pageOf(kind, id))
  const anchorsOn = (path: string) => [
    ...(files.get(path) ?? []).flatMap((file) => anchorsOf(file, figures, memory)),
    ...Object.values(frameParts),
  ]
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const anchors = known.get(path) ?? anchorsOn(path)
    known.set(path, anchors)
    return anchors
  }
}

/** The places that one file makes. */
function anchorsOf(entry: ReadEntry, figures: Figures, memory: Memory): string[] {
  const own = kindOf(entry.kind).isSection ? [entry.id] : presentParts(entry)
  const { outcome: ids } = memory.make(entry, 'anchors', { figures }, (traced) => ({
    outcome: idsInText(entry, traced.figures),
    body: undefined,
  }))
  return [...ids, ...own]
}

/** The parts on the page of a file, by its frontmatter. */
function presentParts({ kind, data }: ReadEntry): string[] {
  const { optionalParts = [] } = kindOf(kind)
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return partsOf(kind).filter((part) => !optionalParts.includes(part) || isPresent(data[part]))
}

function idsInText({ kind, id, source }: ReadEntry, figures: Figures): string[] {
  const tree = treeOf(source)
  if (formatOf(source.file) === 'md')
    resolveDirectives(tree, { figures, scope: id, kind, email: '', website: '', meaningOf: () => undefined })
  setHeadingIds(tree, kind, id)
  return idsIn(tree)
}
