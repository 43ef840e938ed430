import {
  type Document,
  type Element,
  findOne,
  getElementsByTagName,
  inlineElements,
  isAside,
  isTag,
  type Node,
  textContent,
} from './dom.ts'
import { escapeLineStarts, writeCode, writeLine } from './write-line.ts'

/** A block of markdown. Lines may be right beneath each other in an item of a list. */
interface Block {
  text: string
  isLine?: boolean
}

/**
 * Writes the content of a page's `<main>` as plain markdown, for programs and for people who want the text alone: the title,
 * then all that a visitor without scripts reads, without its asides. Addresses are resolved against the page's own.
 */
export function writeCopy(document: Document): string {
  const main = findOne(({ name }) => name === 'main', document.children)
  const canonical = findOne(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical', document.children)
  const blocks = main ? writeBlocks(main.children, canonical?.attribs.href) : []
  const [title] = blocks.filter(({ text }) => text.startsWith('# '))
  const inOrder = title ? [title, ...blocks.filter((block) => block !== title)] : blocks
  return `${inOrder.map(({ text }) => text).join('\n\n')}\n`
}

function writeBlocks(nodes: readonly Node[], base: string | undefined): Block[] {
  const blocks: Block[] = []
  let line: Node[] = []
  const flush = () => {
    const text = escapeLineStarts(writeLine(line, base)).replaceAll('\n', '\\\n')
    if (text) blocks.push({ text, isLine: true })
    line = []
  }
  for (const node of nodes) {
    if (!isTag(node) || isInline(node)) line.push(node)
    else if (!isAside(node)) {
      flush()
      blocks.push(...writeBlock(node, base))
    }
  }
  flush()
  return blocks
}

function isInline({ name }: Element): boolean {
  return inlineElements.has(name) || name === 'img' || name === 'picture' || name === 'br' || name === 'wbr'
}

function writeBlock(element: Element, base: string | undefined): Block[] {
  const { name, children } = element
  if (/^h[1-6]$/.test(name)) {
    const words = writeLine(children, base).replaceAll('\n', ' ')
    return words ? [{ text: `${'#'.repeat(Number(name[1]))} ${words}` }] : []
  }
  if (name === 'ul' || name === 'ol') return writeList(element, base)
  if (name === 'table') return writeTable(element, base)
  if (name === 'blockquote') return [{ text: indent(join(writeBlocks(children, base)), '> ', '> ') }]
  if (name === 'hr') return [{ text: '***' }]
  if (name !== 'pre') return writeBlocks(children, base)
  const text = writeCode(textContent(element), '\n', 3)
  return text ? [{ text }] : []
}

function writeList({ name, attribs, children }: Element, base: string | undefined): Block[] {
  let number = Number(attribs.start ?? 1)
  const items = children.filter(isTag).flatMap((item) => {
    const [first, ...rest] = isAside(item) ? [] : writeBlocks(item.children, base).map(asLine)
    if (!first) return []
    const mark = name === 'ol' ? `${number}. ` : '- '
    // Where numbers are text, the list says them already.
    const blocks = name === 'ol' && first.text === String(number) && rest.length > 0 ? rest : [first, ...rest]
    number += 1
    return indent(join(blocks, '\n'), mark, ' '.repeat(mark.length))
  })
  return items.length > 0 ? [{ text: items.join('\n') }] : []
}

/** A heading within an item is a line in bold type. */
function asLine(block: Block): Block {
  const [, words] = /^#+ (.*)$/.exec(block.text) ?? []
  if (words === undefined) return block
  return { text: words.includes('*') ? escapeLineStarts(words) : `**${words}**`, isLine: true }
}

function join(blocks: readonly Block[], betweenLines = '\n\n'): string {
  return blocks
    .map(({ text, isLine }, index) => {
      if (index === 0) return text
      return (isLine && blocks[index - 1]?.isLine ? betweenLines : '\n\n') + text
    })
    .join('')
}

function indent(text: string, first: string, others: string): string {
  return first + text.replaceAll('\n', `\n${others}`).replace(/[ \t]+$/gm, '')
}

/** Columns that hold drawings alone are left out. */
function writeTable(table: Element, base: string | undefined): Block[] {
  const [head = [], ...body] = getElementsByTagName('tr', table).map((row) =>
    row.children.filter(isTag).map(({ children }) => {
      return writeLine(children, base).replaceAll('\n', ' ').replaceAll('|', '\\|')
    }),
  )
  const columns = head.map((_, column) => column).filter((column) => body.some((row) => row[column]))
  const write = (row: readonly string[]) => `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`
  const rows = [write(head), write(head.map(() => '---')), ...body.map(write)]
  return columns.length > 0 ? [{ text: rows.join('\n') }] : []
}
