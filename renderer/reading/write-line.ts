import { type Element, inlineElements, isAside, isTag, isText, type Node, textContent } from './dom.ts'

const marks: Readonly<Record<string, string>> = { em: '*', i: '*', strong: '**', b: '**' }

/** Words, links and marks of a line. The words before and after an element that is a part of the layout do not run together. */
export function writeLine(nodes: readonly Node[], base: string | undefined): string {
  return writeInline(nodes, base)
    .replace(/ +/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}

/** The characters around words, which decide whether marks are taken for marks. */
interface Edges {
  before: string
  after: string
}

function writeInline(nodes: readonly Node[], base: string | undefined, around?: Edges): string {
  let words = ''
  for (const [index, node] of nodes.entries()) {
    if (isText(node)) words += escapeMarkdown(node.data.replace(/\s+/g, ' '))
    if (!isTag(node) || isAside(node)) continue
    const next = nodes[index + 1]
    const before = words.at(-1) ?? around?.before ?? ''
    const after = textContent(nodes.slice(index + 1))[0] ?? around?.after ?? ''
    const written = writeElement(node, base, { before, after })
    // A picture would be made of it.
    if (written.startsWith('[') && words.endsWith('!')) words = `${words.slice(0, -1)}\\!`
    words += words.endsWith('`') && written.startsWith('`') ? ` ${written}` : written
    // Links beside each other are buttons.
    if (node.name === 'a' && next && isTag(next) && next.name === 'a') words += ' '
  }
  return words
}

function writeElement(element: Element, base: string | undefined, around: Edges): string {
  const { name, attribs, children } = element
  if (name === 'br') return '\n'
  if (name === 'img')
    return attribs.alt ? `!${markdownLink(escapeMarkdown(attribs.alt), complete(attribs.src, base))}` : ''
  if (name === 'code') return writeCode(textContent(element).replace(/\s+/g, ' '), ' ', 1)
  const words = writeInline(children, base, around)
  if (words.trim() === '') return words
  if (name === 'a' && attribs.href !== undefined) return markdownLink(words.trim(), complete(attribs.href, base))
  const mark = marks[name]
  if (mark) return emphasise(words, mark, around)
  if (inlineElements.has(name) && name !== 'span') return words
  return `${spaceBefore(words)}${words}${spaceBefore(around.after)}`
}

/** Parts of the layout are set apart, but for their punctuation. */
function spaceBefore(words: string): string {
  return /^[.,;:!?)]/.test(words) ? '' : ' '
}

/** Puts marks around words, unless they would not be taken for marks there. */
function emphasise(words: string, mark: string, { before, after }: Edges): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  const isFine = (outside: string, inside: string) => /^\s?$/.test(outside) || /[\p{L}\p{N}]/u.test(inside)
  const isMarked = inner.includes('*') || before === '*'
  if (isMarked || !isFine(start || before, inner.slice(0, 1)) || !isFine(end || after, inner.slice(-1))) return words
  return `${start}${mark}${inner}${mark}${end}`
}

/** Code in as many backticks as it takes. */
export function writeCode(code: string, edge: string, fewest: number): string {
  if (code.trim() === '') return ''
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(Math.max(fewest, longest + 1))
  const padding = edge === '\n' || /^`|`$/.test(code) ? edge : ''
  return fence + padding + code.replace(/\n$/, '') + padding + fence
}

function complete(address = '', base?: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

/** A text in which nothing is taken for markdown or HTML, wherever in a line it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*<[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!\S)#|&(?=#?\w+;)/gu, '\\$&')
}

/** Keeps the beginnings of lines from being taken for those of lists, quotations, tables and headings. */
export function escapeLineStarts(line: string): string {
  return line.replace(/^[-:=>|]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/gm, '\\$&')
}

/** A link in markdown; a bracket in its address would end it. */
export function markdownLink(words: string, address: string): string {
  return `[${words}](${address.replace(/[()\\\s]/g, percentEncode).replace(/&(?=#?\w+;)/g, '\\&')})`
}

function percentEncode(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0').toUpperCase()}`
}
