import type { Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { groupBy } from '../figures/group-by.ts'
import { resolveFigure } from '../figures/reference.ts'
import { frameParts } from '../kinds/frame-parts.ts'
import { kindOf, pageOf, partsOf } from '../kinds/routes.ts'
import { type HeadingWords, headingIds } from '../markdown/heading-ids.ts'
import type { Entry } from './entry.ts'

/** Makes a finder of the anchors on pages: the ids of headings and parts. A page is looked at when a link first asks for it: most lead to whole pages. */
export function createAnchorFinder(entries: readonly Entry[], figures: Figures) {
  const files = groupBy(entries, ({ kind, id }) => pageOf(kind, id))
  const anchorsOn = (path: string) => [
    ...(files.get(path) ?? []).flatMap((file) => anchorsOf(file, figures)),
    ...Object.values(frameParts),
  ]
  const anchorsByPath = new Map<string, readonly string[]>()
  return (path: string) => {
    const anchors = anchorsByPath.get(path) ?? anchorsOn(path)
    anchorsByPath.set(path, anchors)
    return anchors
  }
}

function anchorsOf(entry: Entry, figures: Figures): string[] {
  const { kind, id, headings } = entry
  const parts = kindOf(kind).isSection ? [id] : presentParts(entry)
  const words = headings.map((heading) => heading.map((part) => showPart(part, figures, id)).join(''))
  return [...headingIds(words, kind, id), ...parts]
}

function showPart(part: HeadingWords[number], figures: Figures, scope: string): string {
  if (typeof part === 'string') return part
  const figure = resolveFigure(part.figure, figures, scope)
  return figure ? formatFigure(figure, part.form) : part.figure
}

/** The parts on the page of a file, by its frontmatter. */
function presentParts({ kind, data }: Entry): string[] {
  const { optionalParts = [] } = kindOf(kind)
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return partsOf(kind).filter((part) => !optionalParts.includes(part) || isPresent(data[part]))
}
