import { type Document, findOne, inlineElements, isAside, isTag, isText, type Node } from './dom.ts'

/** A part of a page from one heading to the next. */
export interface PageSection {
  /** The id of its heading; empty for what comes before the first heading with an id. */
  anchor: string
  heading: string
  text: string
}

/** What search knows of a page. Its title is its heading of the first level. */
export type PageContents = ReturnType<typeof readSections>

/**
 * Takes a page apart for search: the content of its `<main>`, section by section, without its asides and without what
 * only marks a place (`data-placeholder`).
 */
export function readSections(document: Document) {
  let title = ''
  let section: Omit<PageSection, 'text'> & { blocks: string[] } = { anchor: '', heading: '', blocks: [] }
  const sections = [section]
  let words = ''
  let isHeading = false

  const flush = () => {
    const block = fold(words)
    words = ''
    if (block) section.blocks.push(block)
  }
  /** The words before and after an element do not run together; a `<span>` may be a part of the layout. */
  const breakAt = (element: string) => {
    if (!inlineElements.has(element) && !isHeading) flush()
    else if (!inlineElements.has(element) || element === 'span') words += ' '
  }
  const closeHeading = (level: string, id: string | undefined) => {
    const name = fold(words)
    isHeading = false
    if (level === '1' && title === '') title = name
    else if (id !== undefined) {
      section = { anchor: id, heading: name, blocks: [] }
      sections.push(section)
    } else return flush()
    words = ''
  }
  const visit = (node: Node) => {
    if (isText(node)) words += node.data
    if (!isTag(node)) return
    const { name, attribs, children } = node
    breakAt(name)
    if (isAside(node) || 'data-placeholder' in attribs) return breakAt(name)
    const [, level] = /^h([1-6])$/.exec(name) ?? []
    if (level !== undefined) isHeading = true
    children.forEach(visit)
    if (level === undefined) breakAt(name)
    else closeHeading(level, attribs.id)
  }
  findOne(({ name }) => name === 'main', document.children)?.children.forEach(visit)
  flush()
  return { title, sections: sections.map(({ blocks, ...part }) => ({ ...part, text: joinBlocks(blocks) })) }
}

/** Blocks that end without a full stop, such as cards, are told apart by a dot. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block, index) => (index === blocks.length - 1 || /[.!?:…]["”’)]?$/.test(block) ? block : `${block} ·`))
    .join(' ')
}

function fold(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}
