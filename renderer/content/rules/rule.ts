import type { Node, Root } from 'mdast'
import type { Figures } from '../figures/figure.ts'
import type { Phrases } from '../figures/phrases.ts'
import type { YamlFields } from '../frontmatter/source-file.ts'
import { offsetInSource } from '../markdown/offset-in-source.ts'
import { memoize } from '../memory/memoize.ts'
import { placeIn } from '../problems/place-in.ts'
import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import type { CategoryList, FieldSchema } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'

/** A content file as the rules see it. */
export interface ContentDocument extends Pick<YamlFields, 'fields' | 'locate' | 'locateWithin'> {
  file: string
  /** What the fields mean. */
  schema: FieldSchema
  /** The id of the file; its own figures need no prefix. */
  scope: string
  format: 'md' | 'mdx'
  /** The syntax tree of the text beneath the frontmatter. */
  tree: Root
  /** The text beneath the frontmatter, as it is written. */
  body: string
  bodyLine: number
  /** The level of the heading that the layout puts above the text: 1, or 2 for a section of a page. */
  headingAbove: 1 | 2
  /** Whether blocks, such as `::milestones`, are shown in the text. */
  hasBlocks: boolean
  /** The address of the page that the text is shown on. */
  page?: string
  /** Where something is wrong with the fields: whether nothing can be said of one, so that nothing shall follow from it. */
  isUnsure?: (field: string) => boolean
}

/** Finds the places on a page that a link may lead to: the ids of its headings and parts; undefined for a broken page. */
export type AnchorFinder = (path: string) => readonly string[] | undefined

/** What the rules need to know of the rest of the site. */
export interface RuleContext {
  figures: Figures
  /** Ordinary language in which a number is no figure; undefined when it cannot be read. */
  phrases: Phrases | undefined
  routes: ReadonlySet<string>
  /** Whether the file of a figure could not be read, so that nothing can be said of the figure. */
  isUnknown: (id: string) => boolean
  /** Where an old address leads; undefined for what is none, the address itself where redirects lead in a circle. */
  leadsTo: (path: string) => string | undefined
  /** Whether a file exists in public/, by its address. */
  isPublicFile: (path: string) => boolean
  /** Whether a figure is a draft's and not reviewed yet, so that no published text may show it. */
  isUnreviewed: (id: string) => boolean
  /** The figures that the ledger wants visitors to see on a page. */
  dueOn: (page: string) => readonly string[]
  /** The file of a draft, by the address that its page will have. */
  draftAt: (path: string) => string | undefined
  /** The categories that the settings list, and the file of the settings; undefined where they cannot be read. */
  categoriesIn: (list: CategoryList) => { names: readonly string[]; file: string } | undefined
  anchorsOf: AnchorFinder
  /** The meaning of a term of the list, by any of its forms. */
  meaningOf: (words: string) => string | undefined
  /** Every form of every term; undefined when the list cannot be read. */
  termNames: readonly string[] | undefined
  /** The title of the page at an address. */
  titleOf: (path: string) => string | undefined
}

/** One rule on content: it looks at one file and tells everything that it finds. */
export type Rule = (document: ContentDocument, context: RuleContext) => Problem[]

/** The place of a node of the text in its file. */
export function locateNode({ file, bodyLine }: ContentDocument, { position }: Partial<Node>): Location {
  return { file, line: bodyLine + (position?.start.line ?? 1) - 1, column: position?.start.column ?? 1 }
}

/**
 * The place of a character of the words that a node shows.
 *
 * @param index counted from 0 in the words
 * @param isTitle whether they come after others in the source of the node
 */
export function locateInText(
  document: ContentDocument,
  node: Partial<Node>,
  words: string,
  index: number,
  isTitle = false,
): Location {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined) return locateNode(document, node)
  const source = document.body.slice(start.offset, end?.offset)
  const from = isTitle ? Math.max(source.lastIndexOf(words), 0) : 0
  return locateInBody(document, start.offset + from + offsetInSource(source.slice(from), words, index))
}

function locateInBody({ file, body, bodyLine }: ContentDocument, offset: number): Location {
  const { line, column } = placeIn(body, offset)
  return { file, line: bodyLine + line - 1, column }
}

/** A problem at a node of the text. */
export function atNode(
  document: ContentDocument,
  node: Partial<Node>,
  rule: string,
  message: string,
  fix?: string,
): Problem {
  return errorAt(locateNode(document, node), rule, message, fix)
}

/** Every text in the frontmatter of a file. Nearly all rules ask for them. */
export const fieldTexts = memoize(({ schema, fields }: ContentDocument) => textsIn(schema, fields))

/** Every text of a file as it is written, with its references: those of the frontmatter, then the one beneath it. */
export function writtenTexts(document: ContentDocument): { text: string; locate: (index: number) => Location }[] {
  return [
    ...fieldTexts(document).map(({ text, path }) => ({
      text,
      locate: (index: number) => document.locateWithin(path, index),
    })),
    { text: document.body, locate: (index) => locateInBody(document, index) },
  ]
}
