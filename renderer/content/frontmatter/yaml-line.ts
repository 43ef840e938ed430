import { shorten } from '../problems/shorten.ts'

/** A fault in a line of YAML; `index` counts from the beginning of the line. */
export interface LineFault {
  index: number
  message: string
  fix: string
}

/**
 * Finds the slip in a line that the YAML parser stumbled over: most are made by people who write texts, not YAML.
 *
 * @param line the whole line
 * @param code the parser's error code
 * @returns undefined where the line by itself shows no fault
 */
export function explainLine(line: string, code: string): LineFault | undefined {
  const [indent = ''] = /^ *(?:- +)*/.exec(line) ?? []
  const index = indent.length
  const rest = line.slice(index)
  const dash = /^-(?=[A-Za-z])/.exec(rest)
  if (dash)
    return { index, message: 'a space is missing after the hyphen', fix: `write \`- ${shorten(rest.slice(1))}\`` }
  const field = /^(?<name>[A-Za-z][\w-]*): +(?<value>\S.*)$/.exec(rest)?.groups
  if (field?.name && field.value)
    return explainValue(field.name, field.value, index + rest.length - field.value.length, code)
  return explainName(rest, index)
}

function explainName(rest: string, index: number): LineFault | undefined {
  const stuck = /^([A-Za-z][\w-]*):(\S.*)$/.exec(rest)
  if (stuck?.[1])
    return {
      index: index + stuck[1].length,
      message: 'a space is missing after the colon',
      fix: `write \`${stuck[1]}: ${shorten(stuck[2] ?? '')}\``,
    }
  const equals = /^([A-Za-z][\w-]*)\s*=\s*(.+)$/.exec(rest)
  if (equals)
    return {
      index,
      message: 'expected `name: value`, found an equals sign',
      fix: `write \`${equals[1]}: ${shorten(equals[2] ?? '')}\``,
    }
  // A line that ends with a colon, or begins an entry, may be right; its neighbours are not.
  if (!rest || /:$/.test(rest) || index > 0) return undefined
  const colon = /^([a-z][A-Za-z]*) +(\S.*)$/.exec(rest)
  const field = colon ? `write \`${colon[1]}: ${shorten(colon[2] ?? '')}\` if it is a field; ` : ''
  return {
    index,
    message: 'expected a field, as `name: value`, found text alone',
    fix: `${field}put a # before a comment; indent a continued text by two spaces`,
  }
}

function explainValue(name: string, value: string, index: number, code: string): LineFault | undefined {
  const write = fixQuotes(name, bare(value))
  if (code === 'BAD_DQ_ESCAPE') {
    const at = value.indexOf('\\')
    const message = 'a backslash within double quotation marks begins an escape'
    return { index: index + at, message, fix: write }
  }
  if (/^[“”„‘’«]/.test(value)) {
    const message = 'these are the quotation marks of a word processor, which YAML reads as letters'
    return { index, message, fix: write }
  }
  if (/^["']/.test(value)) {
    const closed = closingQuote(value)
    if (closed === undefined) return { index, message: 'the quotation mark is not closed', fix: write }
    const after = value.slice(closed + 1).trimStart()
    if (!after || after.startsWith('#')) return undefined
    const message = 'the text continues after its closing quotation mark'
    return { index: index + closed, message, fix: write }
  }
  if (/^(?:[[{%@`*&!|>]|[?-] )/.test(value)) {
    const message = `a text that begins with ${value.charAt(0)} needs quotes`
    return { index, message, fix: write }
  }
  const colon = /:(?:\s|$)/.exec(value)
  if (!colon) return undefined
  return { index: index + colon.index, message: 'a text that contains a colon and a space needs quotes', fix: write }
}

/** Where a quoted text ends; a doubled apostrophe and an escaped character are part of the text. */
function closingQuote(value: string): number | undefined {
  const text = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/.exec(value) : /^'(?:[^']|'')*'/.exec(value)
  return text ? text[0].length - 1 : undefined
}

/** The text without the quotation marks around the whole of it. */
function bare(value: string): string {
  const whole = /^(["'])(.*)\1$/.exec(value)?.[2] ?? /^[“”„‘’«](.*)[“”‘’»]$/.exec(value)?.[1]
  if (whole !== undefined) return whole
  const opened = /^(["'“”„‘’«])([^"'“”„‘’«»]*)$/.exec(value)?.[2]
  return opened ?? value
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
