import type { Root } from 'mdast'
import remarkMdx, { type Options } from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { errorAt, type Fault, type Problem, placeIn } from '../problems/problem.ts'

/** Replaces the JavaScript parser, whose time grows quadratically: content never executes, so scripts are refused unread. */
const unread: Options['acorn'] = {
  parse: () => ({ type: 'Program', body: [], sourceType: 'module', start: 0, end: 0 }),
  parseExpressionAt: (text) => ({ type: 'ObjectExpression', properties: [], start: 0, end: text.length }),
}

const processor = unified().use(remarkParse).use(remarkMdx, { acorn: unread, addResult: false }).freeze()

/** Parses a page in MDX into a syntax tree, without running any of it. A syntax error becomes a problem. */
export function parseMdx(body: string, file: string, bodyLine: number): { tree: Root } | { problem: Problem } {
  try {
    return { tree: processor.parse(body) }
  } catch (error) {
    const { line, column, message, fix } = explain(error, body)
    return { problem: errorAt({ file, line: bodyLine + line - 1, column }, 'mdx/syntax', message, fix) }
  }
}

function explain(error: unknown, body: string): Fault & { line: number; column: number } {
  const fix = 'close every component; write a literal < or { with a backslash before it'
  // Some mixtures of tags and markdown make the parser itself fail, without a position.
  if (!(error instanceof VFileMessage)) {
    const message = 'this cannot be read as MDX: tags and markdown are mixed, so that none of them ends'
    return { line: 1, column: 1, message, fix }
  }
  // Quotes from a word processor, or from HTML, make the parser fail in many places.
  const attribute = /attribute/.test(error.reason) ? findLooseAttribute(body) : undefined
  if (attribute) {
    const { index, name, value } = attribute
    const message = `the value of \`${name}\` is not in straight quotes`
    return { ...placeIn(body, index), message, fix: `put straight quotes around it: \`${name}="${value}"\`` }
  }
  // The parser counts lines from the beginning of the text; a problem counts them in the file.
  const reason = (error.reason.split('\n')[0] ?? '').replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '')
  return { ...placeOf(error), message: `this cannot be read as MDX: ${reason}`, fix }
}

/** Where an error begins: the parser has it in a position, or, for unclosed tags, in its message. */
function placeOf({ line, column, reason }: VFileMessage): { line: number; column: number } {
  const inMessage = /\((\d+):(\d+)/.exec(reason)
  if (inMessage && /closing tag/.test(reason)) return { line: Number(inMessage[1]), column: Number(inMessage[2]) }
  return { line: line ?? Number(inMessage?.[1] ?? 1), column: column ?? Number(inMessage?.[2] ?? 1) }
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
