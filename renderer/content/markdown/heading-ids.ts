import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { frameParts } from '../kinds/frame-parts.ts'
import { type ContentKind, kindOf, partsOf } from '../kinds/routes.ts'
import { nodesOf } from './nodes.ts'

/** Ids that the frame of every page uses, or used once, which no heading may have. */
const frameIds: readonly string[] = [...Object.values(frameParts), 'navigation', 'footer']

/** Makes ids of headings like GitHub's: never empty, and unique on a page, whose components may have taken some. */
export function createSlugger(taken: readonly string[] = []): (heading: string) => string {
  const slugger = new GithubSlugger()
  for (const id of [...frameIds, ...taken]) slugger.slug(id)
  return (heading) => slugger.slug(/[^-]/.test(slug(heading)) ? heading : 'section')
}

/** Gives every heading in the text of a file its id. Files that share a page prefix theirs with their names. */
export function setHeadingIds(tree: Root, kind: ContentKind, name: string): void {
  const slugger = createSlugger(partsOf(kind))
  const prefix = kindOf(kind).isSection ? `${name}-` : ''
  for (const node of nodesOf(tree))
    if (node.type === 'heading') node.data = { ...node.data, hProperties: { id: `${prefix}${slugger(textOf(node))}` } }
}

/** The ids of the nodes that a text was parsed into, in their order; nodes that rendering adds are not among them. */
export function idsIn(tree: Root): string[] {
  return nodesOf(tree).flatMap(({ data }) => {
    const id = data?.hProperties?.id
    return typeof id === 'string' ? [id] : []
  })
}
