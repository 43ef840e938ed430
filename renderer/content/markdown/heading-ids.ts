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

/** Gives every heading in the text of a file its id, and returns them. Files that share a page prefix theirs with their names. */
export function setHeadingIds(tree: Root, kind: ContentKind, name: string): string[] {
  const slugger = createSlugger(partsOf(kind))
  const prefix = kindOf(kind).isSection ? `${name}-` : ''
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'heading') return []
    const id = `${prefix}${slugger(textOf(node))}`
    node.data = { ...node.data, hProperties: { id } }
    return [id]
  })
}
