import type { Root } from 'mdast'
import remarkMdx, { type Options } from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { errorAt, type FaultAt, type Problem } from '../problems/problem.ts'

/** Replaces the JavaScript parser, whose time grows quadratically: content never executes, so scripts are refused unread. */
const unread: Options['acorn'] = {
  parse: () => ({ type: 'Program', body: [], sourceType: 'module', start: 0, end: 0 }),
  parseExpressionAt: (text) => ({ type: 'ObjectExpression', properties: [], start: 0, end: text.length }),
}

const processor = unified().use(remarkParse).use(remarkMdx, { acorn: unread, addResult: false }).freeze()

/** Parses a page in MDX into a syntax tree, without running any of it. A syntax error becomes a problem. */
export function parseMdx(body: string, file: string): { tree: Root } | { problem: Problem } {
  try {
    return { tree: processor.parse(body) }
  } catch (error) {
    const { index, message, fix } = explain(error, body)
    return { problem: errorAt({ file, offset: index }, 'mdx/syntax', message, fix) }
  }
}

function explain(error: unknown, body: string): FaultAt {
  const fix = 'close every tag; write a literal < or { with a backslash before it'
  // Some mixtures of tags and markdown make the parser itself fail, without a position.
  if (!(error instanceof VFileMessage)) {
    const message = 'this cannot be read as MDX: tags and markdown are mixed, so that none of them ends'
    return { index: 0, message, fix }
  }
  // Quotes from a word processor, or from HTML, make the parser fail in many places.
  const attribute = /attribute/.test(error.reason) ? findLooseAttribute(body) : undefined
  if (attribute) {
    const { index, name, value } = attribute
    const message = `the value of \`${name}\` is not in straight quotes`
    return { index, message, fix: `put straight quotes around it: \`${name}="${value}"\`` }
  }
  const reason = (error.reason.split('\n')[0] ?? '').replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '')
  return { index: offsetOf(error, body), message: `this cannot be read as MDX: ${reason}`, fix }
}

/** Where an error begins: the parser has it in a position, or, for unclosed tags, in its message. */
function offsetOf({ line, column, reason }: VFileMessage, body: string): number {
  const [, lineIn = 1, columnIn = 1] = /\((\d+):(\d+)/.exec(reason) ?? []
  const isTag = /closing tag/.test(reason)
  const above = body.split('\n').slice(0, Number(isTag ? lineIn : (line ?? lineIn)) - 1)
  const inLine = Number(isTag ? columnIn : (column ?? columnIn)) - 1
  return above.reduce((offset, text) => offset + text.length + 1, inLine)
}

const straight = /^(?:"[^"]*"|'[^']*'|\{[^}]*\})(?=\s|\/?$)/
/** Up to the next attribute, or to the end of the tag. */
const loose = /^(?:(?!\s+[a-z][A-Za-z]*\s*=|\s*\/?$)[\s\S])+/

/** Finds the first attribute without straight quotes: where its value begins in the text, and the value as it was meant. */
export function findLooseAttribute(text: string): { index: number; name: string; value: string } | undefined {
  for (const { 1: component = '', 2: attributes = '', index } of text.matchAll(/<([A-Z][A-Za-z]*)(\s[^<>]*)>?/g)) {
    for (const { 0: before, 1: name = '', index: at } of attributes.matchAll(/\b([a-z][A-Za-z]*)\s*=\s*/g)) {
      const rest = attributes.slice(at + before.length)
      const value = straight.test(rest) ? undefined : loose.exec(rest)?.[0].replace(/^["'“”„‘’«»]+|["'“”„‘’«»]+$/g, '')
      if (value) return { index: index + 1 + component.length + at + before.length, name, value }
    }
  }
  return undefined
}
