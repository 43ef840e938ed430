import { Lexer } from 'yaml'
import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'

/** Finds YAML that would take too long to parse. Most sources have too few special characters for that. */
export function findCostlyYaml(source: string): FaultAt | undefined {
  const signs = source.match(/[[{]|[&*]\S/g)?.length ?? 0
  const isShort = source.length <= limits.textLength && signs <= limits.names
  if (isShort && !/(?:[-?:][ \t]+){10}/.test(source)) return undefined
  let index = 0
  let open = 0
  let row = 0
  let names = 0
  let alias: number | undefined
  let before = ''
  for (const lexeme of new Lexer().lex(source)) {
    // An unquoted text follows a marker.
    const sign = before === scalar ? '' : lexeme.charAt(0)
    if (sign === '[' || sign === '{') open += 1
    else if (sign === ']' || sign === '}') open -= 1
    else if (lexeme === '-' || lexeme === '?' || lexeme === ':') row += sign ? 1 : 0
    else if (sign === '\n' || sign === ',' || sign === '\r') row = 0
    else if (sign === '&' || sign === '*') names += 1
    if (sign === '*') alias ??= index
    if (Math.max(open, row) > limits.nesting) return { index, ...tooDeep }
    if (names > limits.names) return { index: alias ?? index, ...tooManyNames }
    if (lexeme.length > limits.textLength) return { index, ...tooLong }
    if (!unwritten.has(lexeme)) index += lexeme.length
    before = lexeme
  }
  return undefined
}

/** The lexer's marker before an unquoted text. */
const scalar = '\u001f'
/** Its markers, which are not in the source: start of a document, unexpected end, unquoted text. */
const unwritten: ReadonlySet<string> = new Set(['\u0002', '\u0018', scalar])

const tooDeep = {
  message: `lists and fields are nested more than ${limits.nesting} deep here`,
  fix: 'put quotes around a text that begins with [ { or -',
}
/** What is said of too many names for values. */
export const tooManyNames = { message: 'there are too many aliases (`*name`) here', fix: 'write the values out' }
const tooLong = {
  message: `this text has more than ${limits.textLength} characters`,
  fix: 'shorten it; long texts belong below the frontmatter, in paragraphs',
}
