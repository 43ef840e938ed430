import type { Nodes } from 'mdast'

/** A reference to a figure, whose attributes may be in quotes. */
const reference = /(:stat\[[^\]\n]*\](?:\{[^}\n]*\})?)/

/**
 * Sets a text as it is printed: curly quotes and apostrophes, and a dash where somebody typed hyphens between spaces. Writers
 * type what their keyboard has. What is before it on the line decides whether a quote opens.
 */
export function typeset(text: string, before = ''): string {
  if (!/["'-]/.test(text)) return text
  return text
    .split(reference)
    .map((part, index, parts) => (index % 2 === 1 ? part : setWords(part, parts[index - 1] ?? before)))
    .join('')
}

/** Sets the words of a syntax tree, where code and addresses stay as they are, and returns the end of its line so far. */
export function typesetTree(node: Nodes, before = ''): string {
  if (node.type === 'text') {
    const { value } = node
    node.value = typeset(value, before)
    return value
  }
  // Code, a picture or a break.
  if (!('children' in node)) return node.type === 'break' ? '' : '.'
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  return node.children.reduce((end: string, child: Nodes) => typesetTree(child, end), isLine ? '' : before)
}

function setWords(words: string, before: string): string {
  const lastBefore = before.at(-1) ?? ''
  return words
    .replace(/["']/g, (quote, index: number) => {
      const isOpening = opens(words[index - 1] ?? lastBefore, words[index + 1])
      if (quote === '"') return isOpening ? '“' : '”'
      return isOpening ? '‘' : '’'
    })
    .replace(/(?<=\s)--?(?=\s)|(?<=\w)--(?=\w)/g, '–')
}

/** Whether a quote opens: after a space, a bracket or a dash; after another quote only before a letter. */
function opens(previous: string, next: string | undefined): boolean {
  if (/["'“‘]/.test(previous)) return next !== undefined && /[\p{L}\p{N}]/u.test(next)
  return /^[\s([{–—-]?$/.test(previous)
}
