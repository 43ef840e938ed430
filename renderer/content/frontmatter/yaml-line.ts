import type { FaultAt } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'

/** A line of YAML, with its nearest neighbours that are neither empty nor comments. */
export interface Line {
  /** Where it begins in the source. */
  start: number
  text: string
  above?: Line
  below?: Line
}

/** The lines of a source. */
export function linesOf(source: string): Line[] {
  let start = 0
  const lines = source.split('\n').map((text): Line => {
    start += text.length + 1
    return { start: start - text.length - 1, text }
  })
  linkTo('above', lines)
  linkTo('below', lines.toReversed())
  return lines
}

function linkTo(side: 'above' | 'below', lines: readonly Line[]): void {
  let nearest: Line | undefined
  for (const line of lines) {
    line[side] = nearest
    if (hasContent(line)) nearest = line
  }
}

/** Whether a line is neither empty nor a comment. */
export function hasContent({ text }: Line): boolean {
  return /^\s*[^\s#]/.test(text)
}

/** How far the words of a line are from its beginning, with the hyphens before them. */
export function indentOf({ text }: Pick<Line, 'text'>): number {
  return /^ *(?:- +)*/.exec(text)?.[0].length ?? 0
}

/**
 * Finds the slip in a line that the YAML parser stumbled over: most are made by people who write texts, not YAML. The line
 * by itself may show none.
 */
export function explainLine({ start, text }: Line, reason: string): FaultAt | undefined {
  const indent = indentOf({ text })
  const index = start + indent
  const rest = text.slice(indent)
  const field = /^(?<name>[A-Za-z][\w-]*): +(?<value>\S.*)$/.exec(rest)?.groups
  if (field?.name && field.value)
    return explainValue(field.name, field.value, index + rest.length - field.value.length, reason)
  return explainNoField({ start, text })
}

/** What is wrong with a line that is no field, though it looks as if it were meant for one. */
export function explainNoField({ start, text }: Pick<Line, 'start' | 'text'>): FaultAt | undefined {
  const indent = indentOf({ text })
  const [index, rest] = [start + indent, text.slice(indent)]
  if (/^-(?=[A-Za-z])/.test(rest))
    return { index, message: 'a space is missing after the hyphen', fix: `write \`- ${shorten(rest.slice(1))}\`` }
  if (/^[A-Za-z][\w-]*: /.test(rest)) return undefined
  return explainName(rest, index) ?? (indent > 0 ? undefined : explainText(rest, index))
}

function explainName(rest: string, index: number): FaultAt | undefined {
  const [, stuck, after = ''] = /^([A-Za-z][\w-]*):(\S.*)$/.exec(rest) ?? []
  if (stuck) {
    const message = 'a space is missing after the colon'
    return { index: index + stuck.length, message, fix: `write \`${stuck}: ${shorten(after)}\`` }
  }
  const [, name, value = ''] = /^([A-Za-z][\w-]*)\s*=\s*(.+)$/.exec(rest) ?? []
  if (!name) return undefined
  const message = 'expected `name: value`, found an equals sign'
  return { index, message, fix: `write \`${name}: ${shorten(value)}\`` }
}

function explainText(rest: string, index: number): FaultAt | undefined {
  // A line that ends with a colon may be right; its neighbours are not.
  if (!rest || rest.endsWith(':')) return undefined
  const colon = /^([a-z][A-Za-z]*) +(\S.*)$/.exec(rest)
  const field = colon ? `write \`${colon[1]}: ${shorten(colon[2] ?? '')}\` if it is a field; ` : ''
  return {
    index,
    message: 'expected a field, as `name: value`, found text alone',
    fix: `${field}put a # before a comment; indent a continued text by two spaces`,
  }
}

function explainValue(name: string, value: string, index: number, reason: string): FaultAt | undefined {
  const entries = /^\[ *([\w/-]+(?:, *[\w/-]+)*),?$/.exec(value.trimEnd())?.[1]
  if (entries) return { index, message: 'the list is not closed', fix: `write \`${name}: [${shorten(entries)}]\`` }
  const slip = slipIn(value, reason)
  return slip && { ...slip, index: index + slip.index, fix: fixQuotes(name, bare(value)) }
}

/** What is wrong with the quotation marks of a value, or why it needs some, and where. */
function slipIn(value: string, reason: string): Omit<FaultAt, 'fix'> | undefined {
  if (/escape sequence|hexadecimal/.test(reason))
    return { index: value.indexOf('\\'), message: 'a backslash within double quotation marks begins an escape' }
  if (/^[“”„‘’«]/.test(value))
    return { index: 0, message: 'these are the quotation marks of a word processor, which YAML reads as letters' }
  if (/^["']/.test(value)) {
    const closed = closingQuote(value)
    if (closed === undefined) return { index: 0, message: 'the quotation mark is not closed' }
    const isSound = /^\s*(?:#|$)/.test(value.slice(closed + 1))
    return isSound ? undefined : { index: closed, message: 'the text continues after its closing quotation mark' }
  }
  if (/^(?:[[\]{},%@`*&!|>]|[?-] )/.test(value))
    return { index: 0, message: `a text that begins with ${value.charAt(0)} needs quotes` }
  const colon = value.search(/:(?:\s|$)/)
  return colon < 0 ? undefined : { index: colon, message: 'a text that contains a colon and a space needs quotes' }
}

/** Where a quoted text ends; a doubled apostrophe and an escaped character are part of the text. */
function closingQuote(value: string): number | undefined {
  const text = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/.exec(value) : /^'(?:[^']|'')*'/.exec(value)
  return text ? text[0].length - 1 : undefined
}

/** The text without the quotation marks around the whole of it. */
function bare(value: string): string {
  const whole = /^(["'])(.*)\1$/.exec(value)?.[2] ?? /^[“”„‘’«](.*)[“”‘’»]$/.exec(value)?.[1]
  return whole ?? /^["'“”„‘’«]([^"'“”„‘’«»]*)$/.exec(value)?.[1] ?? value
}

/** How to write a text in quotes; for a long one only what to put around it. */
function fixQuotes(name: string, text: string): string {
  if (shorten(text) === text) return `write \`${name}: ${quote(text)}\``
  const mark = quote(text).charAt(0)
  const doubled = mark === "'" && text.includes("'") ? ", and double each ' within it" : ''
  return `let the text of \`${name}\` begin and end with ${mark}${doubled}`
}

/** A text in the quotation marks that need no escape within it. */
export function quote(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`
}
