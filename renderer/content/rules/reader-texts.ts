import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { gap } from '../figures/find-numbers.ts'
import { blankHeadingNumber } from '../figures/heading-number.ts'
import { findReferences } from '../figures/reference.ts'
import { isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { offsetInSource } from '../markdown/offset-in-source.ts'
import { memoize } from '../memory/memoize.ts'
import type { Location } from '../problems/problem.ts'
import { isRead } from '../schemas/roles.ts'
import { type ContentDocument, fieldTexts, locateInBody } from './rule.ts'

/** A text that visitors read, with the place of each of its characters. A gap stands for references and the like. */
export interface ReaderText {
  text: string
  /** Whether it is a field, or stands beneath the fields. */
  place: 'fields' | 'text'
  /** How a figure is referred to here: `:stat[id]`, or `<Stat id="…" />`. */
  reference: 'directive' | 'element'
  locate: (index: number) => Location
  /** Where the references to figures stand, in their order. */
  figures: readonly { index: number; length: number }[]
}

/** Every text of a file that a visitor reads: those of the frontmatter, then those beneath it. Several rules ask for them. */
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
      reference: 'directive',
      locate: (index) => document.locateWithin(path, index),
      figures: findReferences(text).map(({ index, source }) => ({ index, length: source.length })),
    }))
}

function bodyTexts(document: ContentDocument): ReaderText[] {
  const texts: ReaderText[] = []
  const reference = document.format === 'mdx' ? 'element' : 'directive'
  const add = (pieces: readonly Piece[], blankStart = (text: string) => text) => {
    const text = blankStart(pieces.map((piece) => piece.text).join(''))
    const figures = figuresAmong(pieces)
    texts.push({ text, place: 'text', reference, locate: (index) => locatePiece(pieces, index, document), figures })
  }
  for (const node of nodesOf(document.tree)) {
    switch (node.type) {
      case 'heading':
        add(piecesOf(node), blankHeadingNumber)
        break
      case 'paragraph':
      case 'tableCell':
        add(piecesOf(node))
        break
      case 'code':
        add([{ text: node.value, node }])
        break
      case 'image':
      case 'imageReference':
        if (node.alt) add([{ text: node.alt, node }])
    }
    if ((node.type === 'image' || node.type === 'link' || node.type === 'definition') && node.title)
      add([{ text: node.title, node, isTitle: true }])
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const piece of attributesOf(node)) add([piece])
    }
  }
  return texts
}

/** A part of a text, and the node that it comes from. */
interface Piece {
  text: string
  node: { position?: Root['position'] }
  /** Whether it stands for a figure. */
  isFigure?: boolean
  /** Whether it is the title of a link or picture, which stands behind its words. */
  isTitle?: boolean
}

/** The words within a block, in which everything that is not words is one gap. */
function piecesOf(node: Nodes): Piece[] {
  switch (node.type) {
    case 'text':
    // A reader sees what is marked as code like any other words.
    case 'inlineCode':
      return [{ text: node.value, node }]
    case 'break':
      return [{ text: '\n', node }]
    case 'textDirective':
      if (node.name === 'term') return node.children.flatMap(piecesOf)
      return [{ text: gap, node, isFigure: node.name === 'stat' }]
  }
  const isFigure = node.type === 'mdxJsxTextElement' && node.name === 'Stat'
  const isNote = node.type === 'linkReference' && isFootnote(node)
  return 'children' in node && !isFigure && !isNote ? node.children.flatMap(piecesOf) : [{ text: gap, node, isFigure }]
}

function figuresAmong(pieces: readonly Piece[]): { index: number; length: number }[] {
  let index = 0
  return pieces.flatMap(({ text, isFigure }) => {
    const start = index
    index += text.length
    return isFigure ? [{ index: start, length: text.length }] : []
  })
}

/** The attributes of a component that a reader sees, such as the title of a callout. */
function attributesOf({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): Piece[] {
  if (name === 'Stat') return []
  return attributes.flatMap((attribute): Piece[] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [{ text: attribute.value, node: attribute as Piece['node'], isTitle: true }]
      : [],
  )
}

function locatePiece(pieces: readonly Piece[], index: number, document: ContentDocument): Location {
  let rest = index
  const piece = pieces.find(({ text }) => {
    if (rest < text.length) return true
    rest -= text.length
    return false
  })
  const start = piece?.node.position?.start
  if (!piece || start?.offset === undefined) return { file: document.file, line: document.bodyLine, column: 1 }
  const source = document.body.slice(start.offset, piece.node.position?.end.offset)
  const from = piece.isTitle ? Math.max(source.lastIndexOf(piece.text), 0) : 0
  // What is no words has none of its own in the source.
  const read = piece.text === gap ? 0 : from + offsetInSource(source.slice(from), piece.text, rest)
  return locateInBody(document, start.offset + read)
}

function blankReferences(text: string): string {
  return findReferences(text).reduce(
    (rest, { index, source }) => rest.slice(0, index) + gap.repeat(source.length) + rest.slice(index + source.length),
    text,
  )
}
