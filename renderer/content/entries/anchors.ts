import type { Figures } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { frameParts } from '../kinds/frame-parts.ts'
import { kindOf, pageOf, partsOf } from '../kinds/routes.ts'
import { resolveDirectives } from '../markdown/directives.ts'
import { idsIn, setHeadingIds } from '../markdown/heading-ids.ts'
import type { Memory } from '../memory/memory.ts'
import type { AnchorFinder } from '../rules/rule.ts'
import { formatOf, parseText } from '../texts/parse-text.ts'
import type { ReadEntry } from './entry.ts'
import type { ReadFiles } from './read-files.ts'

/** Makes a finder of the places on pages. A page is looked at when a link first asks for it: most lead to whole pages. */
export function createAnchorFinder({ entries, expected, broken }: ReadFiles, figures: Figures, memory: Memory) {
  const files = groupBy(entries, ({ kind, id }) => pageOf(kind, id))
  const brokenPages = new Set(expected.filter(({ id }) => broken.has(id)).map(({ kind, id }) => pageOf(kind, id)))
  const known = new Map<string, readonly string[] | undefined>()
  const anchorsOn: AnchorFinder = (path) => {
    if (brokenPages.has(path)) return undefined
    if (!known.has(path)) {
      const found = (files.get(path) ?? []).map((file) => anchorsOf(file, figures, memory))
      const isKnown = found.every((ids) => ids !== undefined)
      known.set(path, isKnown ? [...found.flat(), ...Object.values(frameParts)] : undefined)
    }
    return known.get(path)
  }
  return anchorsOn
}

/** The places that one file makes; undefined for a text that cannot be read. */
function anchorsOf(entry: ReadEntry, figures: Figures, memory: Memory): string[] | undefined {
  const own = kindOf(entry.kind).isSection ? [entry.id] : presentParts(entry)
  const { outcome: ids } = memory.make(entry, 'anchors', { figures }, (traced) => ({
    outcome: idsInText(entry, traced.figures),
    body: undefined,
  }))
  return ids && [...ids, ...own]
}

/** The parts on the page of a file, by its frontmatter. */
function presentParts({ kind, data }: ReadEntry): string[] {
  const { optionalParts = [] } = kindOf(kind)
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return partsOf(kind).filter((part) => !optionalParts.includes(part) || isPresent(data[part]))
}

function idsInText({ kind, id, source }: ReadEntry, figures: Figures): string[] | undefined {
  const parsed = parseText(source)
  if ('problem' in parsed) return undefined
  const { tree } = parsed
  if (formatOf(source.file) === 'md')
    resolveDirectives(tree, { figures, scope: id, kind, email: '', website: '', meaningOf: () => undefined })
  setHeadingIds(tree, kind, id)
  return idsIn(tree)
}
