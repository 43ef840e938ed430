import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { DisplayForm } from '../figures/format.ts'
import { formOf } from '../figures/reference.ts'
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

/** The words of a heading, with its references to figures as they are written. */
export type HeadingWords = readonly (string | { figure: string; form: DisplayForm })[]

/** Gives every heading in the text of a file its id. */
export function setHeadingIds(tree: Root, kind: ContentKind, name: string): void {
  const headings = headingsOf(tree)
  const words = headings.map((heading) => textOf(heading))
  const ids = headingIds(words, kind, name)
  for (const [index, node] of headings.entries()) node.data = { ...node.data, hProperties: { id: ids[index] } }
}

/** The ids of headings in the text of a file. Files that share a page prefix theirs with their names. */
export function headingIds(headings: readonly string[], kind: ContentKind, name: string): string[] {
  const slugger = createSlugger(partsOf(kind))
  const prefix = kindOf(kind).isSection ? `${name}-` : ''
  return headings.map((words) => `${prefix}${slugger(words)}`)
}

/** The words of the headings of a text. */
export function readHeadings(tree: Root): HeadingWords[] {
  return headingsOf(tree).map(({ children }) => children.flatMap(wordsOf))
}

function headingsOf(tree: Root): Heading[] {
  return nodesOf(tree).filter((node) => node.type === 'heading')
}

function wordsOf(node: Nodes): HeadingWords {
  if (node.type === 'textDirective' && node.name === 'stat')
    return [{ figure: textOf(node).trim(), form: formOf(node.attributes) }]
  return 'children' in node ? node.children.flatMap(wordsOf) : [textOf(node)]
}
