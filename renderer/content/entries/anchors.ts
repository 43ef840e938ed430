import { groupBy } from '../figures/group-by.ts'
import { frameParts } from '../kinds/frame-parts.ts'
import { kindOf, pageOf, partsOf } from '../kinds/routes.ts'
import type { RenderContext } from '../markdown/directives.ts'
import { nameHeadings } from '../markdown/render.ts'
import { isFilled } from '../rules/blocks.ts'
import { type Pilot, unknownOf } from '../schemas/pilot.ts'
import { type Entry, openText } from './entry.ts'

type ShownInTexts = Omit<RenderContext, 'scope' | 'kind'>

/**
 * Makes a finder of the anchors on pages: the ids of headings and parts. A page is opened when a link first asks for it: most
 * lead to whole pages.
 */
export function createAnchorFinder(entries: readonly Entry[], index: ShownInTexts) {
  const files = groupBy(entries, ({ kind, id }) => pageOf(kind, id))
  const anchorsOn = (path: string) => [
    ...(files.get(path) ?? []).flatMap((file) => anchorsOf(file, index)),
    ...Object.values(frameParts),
  ]
  const anchorsByPath = new Map<string, readonly string[]>()
  return (path: string) => {
    const anchors = anchorsByPath.get(path) ?? anchorsOn(path)
    anchorsByPath.set(path, anchors)
    return anchors
  }
}

function anchorsOf(entry: Entry, index: ShownInTexts): string[] {
  const { kind, id } = entry
  const headings = nameHeadings(openText(entry), { ...index, scope: id, kind })
  return [...headings, ...(kindOf(kind).isSection ? [id] : presentParts(entry))]
}

/** The parts on the page of a file, by its frontmatter. */
function presentParts({ kind, data }: Entry): string[] {
  const { optionalParts = [] } = kindOf(kind)
  // A file without errors has the fields of its kind.
  const shown = kind === 'pilots' ? { ...data, unknown: unknownOf(data as Pilot) } : data
  return partsOf(kind).filter((part) => !optionalParts.includes(part) || isFilled(shown[part]))
}
