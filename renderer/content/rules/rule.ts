import type { Node, Root } from 'mdast'
import type { Index } from '../entries/site-index.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { type ContentKind, kindOf, pageOf } from '../kinds/routes.ts'
import { offsetInSource } from '../markdown/offset-in-source.ts'
import { memoize } from '../memoize.ts'
import { errorAt, type Place, type Problem } from '../problems/problem.ts'
import { textsIn } from '../schemas/walk.ts'
import { formatOf } from '../texts/parse-text.ts'

/** Opens a content file for the rules: what it is, taken apart, and the tree of its text. */
export function openDocument({ kind, id }: { kind: ContentKind; id: string }, source: SourceFile, tree: Root) {
  const { file, body, fields } = source
  const { schema, isSection } = kindOf(kind)
  return {
    ...{ file, kind, schema, fields, body, tree },
    /** The id of the file; its own figures need no prefix. */
    scope: id,
    format: formatOf(file),
    /** The level of the heading that the layout puts above the text: 1, or 2 for a section of a page. */
    headingAbove: isSection ? 2 : 1,
    /** The address of the page that the text is shown on. */
    page: pageOf(kind, id),
  }
}

/** A content file as the rules see it. */
export type ContentDocument = ReturnType<typeof openDocument>

/** One rule on content: it checks one file and returns everything it finds. */
export type Rule = (document: ContentDocument, index: Index) => Problem[]

/** The place of a node of the text. */
export function placeOfNode({ file }: ContentDocument, { position }: Partial<Node>): Place {
  return { file, offset: position?.start.offset ?? 0 }
}

/** The place of a character of the words that a node shows; a title comes after others in the source of the node. */
export function placeInWords(
  { file, body }: ContentDocument,
  { position }: Partial<Node>,
  words: string,
  index: number,
  isTitle = false,
): Place {
  const start = position?.start.offset ?? 0
  const source = body.slice(start, position?.end.offset)
  const from = isTitle ? Math.max(source.lastIndexOf(words), 0) : 0
  return { file, offset: start + from + offsetInSource(source.slice(from), words, index) }
}

/** An error at a node of the text. */
export function atNode(document: ContentDocument, node: Partial<Node>, rule: string, message: string, fix?: string) {
  return errorAt(placeOfNode(document, node), rule, message, fix)
}

/** Every text in the frontmatter of a file. Nearly all rules use them. */
export const fieldTexts = memoize(({ schema, fields }: ContentDocument) => textsIn(schema, fields))
