import type { Node, Nodes } from 'mdast'
import { blankHeadingNumber, gap } from '../figures/find-numbers.ts'
import { blankReferences, findReferences } from '../figures/reference.ts'
import { isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { isElement, readReference } from '../markdown/read-named.ts'
import { memoize } from '../memoize.ts'
import type { Place } from '../problems/problem.ts'
import { isRead } from '../schemas/roles.ts'
import type { Format } from '../texts/parse-text.ts'
import { type ContentDocument, fieldTexts, placeInWords, placeOfNode } from './rule.ts'

/** A text that visitors read, with the place of each character. References and the like are replaced by gaps. */
export interface ReaderText {
  text: string
  /** Whether it is from a field, or from the text below the fields. */
  place: 'fields' | 'text'
  /** How it refers to figures: a field as markdown does, also that of a page in MDX. */
  format: Format
  /** Whether it may hold sentences: a field or a paragraph, and not a heading, a cell of a table, an attribute. */
  mayHoldSentences: boolean
  placeAt: (index: number) => Place
  figures: readonly { id: string; index: number; length: number }[]
}

/** Every text of a file that visitors read: those of the frontmatter, then the body. Several rules use them. */
export const readerTexts = memoize((document: ContentDocument): readonly ReaderText[] => [
  ...frontmatterTexts(document),
  ...bodyTexts(document),
])

function frontmatterTexts(document: ContentDocument): ReaderText[] {
  return fieldTexts(document)
    .filter(({ role }) => isRead(role))
    .map(({ text, path, role }) => ({
      text: role === 'heading' ? blankHeadingNumber(blankReferences(text)) : blankReferences(text),
      place: 'fields',
      format: 'md',
      mayHoldSentences: true,
      placeAt: (index) => ({ file: document.file, path, index }),
      figures: findReferences(text).map(({ id, index, source }) => ({ id, index, length: source.length })),
    }))
}

function bodyTexts(document: ContentDocument): ReaderText[] {
  return nodesOf(document.tree).flatMap((node) => textsOf(node).map((pieces) => join(document, node, pieces)))
}

/** What readers see of a node: the words of a block, or what comes with those of another node. */
function textsOf(node: Nodes): Piece[][] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') return [piecesOf(node)]
  if (node.type === 'code') return [[{ text: node.value, node }]]
  // The visible attributes of a block, such as the title of a callout.
  const attributes = isElement(node) && !readReference(node) ? node.attributes : []
  const beside: { text: unknown; node: Partial<Node>; isTitle?: true }[] = [
    ...('alt' in node ? [{ text: node.alt, node }] : []),
    ...attributes
      .filter(({ type }) => type === 'mdxJsxAttribute')
      .map((attribute) => ({ text: attribute.value, node: attribute, isTitle: true as const })),
    ...('title' in node ? [{ text: node.title, node, isTitle: true as const }] : []),
  ]
  return beside.flatMap(({ text, ...place }) => (typeof text === 'string' && text !== '' ? [[{ text, ...place }]] : []))
}

function join(document: ContentDocument, { type }: Nodes, pieces: readonly Piece[]): ReaderText {
  let text = ''
  const placed = pieces.map((piece) => {
    const index = text.length
    text += piece.text
    return { ...piece, index, length: piece.text.length }
  })
  return {
    text: type === 'heading' ? blankHeadingNumber(text) : text,
    place: 'text',
    format: document.format,
    mayHoldSentences: type === 'paragraph',
    placeAt: (index) => {
      const piece = placed.findLast(({ index: start }) => start <= index)
      // Nodes that are not words have no words of their own in the source.
      if (!piece || piece.text === gap) return placeOfNode(document, piece?.node ?? {})
      return placeInWords(document, piece.node, piece.text, index - piece.index, piece.isTitle)
    },
    figures: placed.flatMap(({ figure: id, index, length }) => (id === undefined ? [] : [{ id, index, length }])),
  }
}

/** A part of a text, and the node that it comes from. */
interface Piece {
  text: string
  node: Partial<Node>
  /** The id of the figure that it is. */
  figure?: string | undefined
  /** Whether it is the title of a link or picture, which comes after its words. */
  isTitle?: boolean
}

/** The words within a block, with a gap for everything else. */
function piecesOf(node: Nodes): Piece[] {
  // Readers see code like any other words.
  if (node.type === 'text' || node.type === 'inlineCode') return [{ text: node.value, node }]
  if (node.type === 'break') return [{ text: '\n', node }]
  const reference = readReference(node)
  const isGap =
    reference ||
    !('children' in node) ||
    (node.type === 'textDirective' && node.name !== 'term') ||
    (node.type === 'linkReference' && isFootnote(node))
  return isGap ? [{ text: gap, node, figure: reference?.id }] : node.children.flatMap(piecesOf)
}
