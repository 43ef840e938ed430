import type { Node, Root } from 'mdast'
import type { DividedFiles } from '../entries/read-files.ts'
import type { Review } from '../entries/review.ts'
import type { Phrases } from '../figures/phrases.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { offsetInSource } from '../markdown/offset-in-source.ts'
import { memoize } from '../memory/memoize.ts'
import { errorAt, type Place, type Problem } from '../problems/problem.ts'
import type { CategoryList, FieldSchema } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'

/** A content file as the rules see it. */
export interface ContentDocument extends Omit<SourceFile, 'text'> {
  /** What the fields mean. */
  schema: FieldSchema
  /** The id of the file; its own figures need no prefix. */
  scope: string
  format: 'md' | 'mdx'
  /** The syntax tree of the text below the frontmatter. */
  tree: Root
  /** The level of the heading that the layout puts above the text: 1, or 2 for a section of a page. */
  headingAbove: 1 | 2
  /** Whether blocks, such as `::milestones`, are shown in the text. */
  hasBlocks: boolean
  /** The address of the page that the text is shown on. */
  page?: string
}

/** Finds the anchors on a page: the ids of its headings and parts. */
export type AnchorFinder = (path: string) => readonly string[]

/** What the rules need to know about the rest of the site. */
export interface RuleContext extends Pick<Review, 'figures' | 'isUnreviewed' | 'dueOn'>, Pick<DividedFiles, 'draftAt'> {
  /** Phrases in which a number is not a figure. */
  phrases: Phrases
  routes: ReadonlySet<string>
  /** Where an old address leads; undefined for any other, the address itself if redirects lead in a circle. */
  leadsTo: (path: string) => string | undefined
  /** Whether a file exists in public/, by its address. */
  isPublicFile: (path: string) => boolean
  /** The names in a folder of public/, by its address. */
  publicNamesIn: (folder: string) => readonly string[]
  /** The categories in the settings, and the file of the settings. */
  categoriesIn: (list: CategoryList) => { names: readonly string[]; file: string }
  anchorsOf: AnchorFinder
  /** The meaning of a term of the list, by any of its forms. */
  meaningOf: (words: string) => string | undefined
  /** Every form of every term. */
  termNames: readonly string[]
  titleOf: (path: string) => string | undefined
}

/** One rule on content: it checks one file and returns everything it finds. */
export type Rule = (document: ContentDocument, context: RuleContext) => Problem[]

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

/** Every text of a file as written, with its references: those of the frontmatter, then the body. */
export function writtenTexts(document: ContentDocument): { text: string; placeAt: (index: number) => Place }[] {
  const { file, body } = document
  return [
    ...fieldTexts(document).map(({ text, path }) => ({ text, placeAt: (index: number) => ({ file, path, index }) })),
    { text: body, placeAt: (offset) => ({ file, offset }) },
  ]
}
