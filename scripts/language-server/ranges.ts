import type { Range } from 'vscode-languageserver/node'
import type { Problem } from '../../renderer/content/problems/problem.ts'

/** What a place in a text can begin with, in the order in which it is tried. */
const shapes: readonly RegExp[] = [
  /^:{1,2}[a-z-]+\[[^\]\n]*\](?:\{[^}\n]*\})?/,
  /^!?\[[^\]\n]*\]\([^)\n]*\)/,
  /^<[^<>\n]*>/,
  /^"(?:[^"\\\n]|\\.)*"/,
  /^'(?:[^'\n]|'')*'/,
  /^[\p{L}\p{N}][^\s,;:!?()[\]{}"“”]*/u,
]

/**
 * The part of a line that a problem is about. Problems say where it begins; it is what the message quotes there, or the
 * reference, link or word.
 *
 * @param line the line of the file that the problem is on
 */
export function rangeOf(line: string, { line: number, column, rule, message }: Problem): Range {
  const start = Math.min(Math.max(column - 1, 0), line.length)
  const rest = line.slice(start)
  const [from, to] = spanIn(rest, rule, message)
  const at = (character: number) => ({ line: Math.max(number - 1, 0), character: start + character })
  return { start: at(from), end: at(to) }
}

function spanIn(rest: string, rule: string, message: string): readonly [number, number] {
  const address = /^!?\[[^\]\n]*\]\(([^)\s]*)/.exec(rest)
  if (address?.[1] && /^(?:links|images)\//.test(rule) && rule !== 'links/text')
    return [address[0].length - address[1].length, address[0].length]
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"|“([^”]+)”/g)].flatMap((found) => found.slice(1))
  const said = quoted.filter((words) => words !== undefined && rest.startsWith(words))
  const longest = Math.max(0, ...said.map((words) => words.length))
  if (longest > 0) return [0, longest]
  const whole = shapes.map((shape) => shape.exec(rest)?.[0]).find((found) => found !== undefined)
  return [0, whole?.length ?? Math.min(1, rest.length)]
}
