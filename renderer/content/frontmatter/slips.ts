import type { FaultAt } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'

interface Slip {
  /** What the parser says; by default anything but a limit. */
  reason?: RegExp
  /** A pattern for the line, from its beginning; it may go on to those below. The group `at` begins where the slip is. */
  line: string
  /** What is wrong, with the groups of the line in braces; `{quoted}` is its value in quotes. */
  message: string
  fix: string
}

const field = String.raw`[A-Za-z][\w-]*:`
/** What is before a value: hyphens, and the name of its field. */
const before = `[ -]*(?![ -])(?<name>${field} +)?`
/** What needs no quotes: a list or fields between brackets, and the sign of a text over several lines. */
const sound = String.raw`\[[^[\]]*\]\s*$|\{.*\}\s*$|[|>][-+\d]*\s*$`

/** The slips that writers make. Of two in the same lines, the first in the list explains what is wrong. */
const slips: readonly Slip[] = [
  {
    line: String.raw` *(?:- *)*(?<at>\t)`,
    message: 'the line begins with a tab, where YAML only allows spaces',
    fix: 'put spaces in its place, so that the line begins in the column of those that it belongs to',
  },
  {
    line: ' *(?<at>-)(?<value>[A-Za-z].*)',
    message: 'a space is missing after the hyphen',
    fix: 'write `- {value}`',
  },
  {
    line: String.raw`[ -]*(?<name>[A-Za-z][\w-]*)(?<at>:)(?!\/\/)(?<value>\S.*)`,
    message: 'a space is missing after the colon',
    fix: 'write `{name}: {value}`',
  },
  {
    reason: /^deficient indentation|^unexpected end/,
    line: String.raw`${before}(?<at>(?<sign>"(?=(?:[^"\\\n]|\\.)*$)|'(?=(?:[^'\n]|'')*$)|[[{](?!.*[\]}]\s*$)))`,
    message: 'the {sign} is not closed',
    fix: 'close it at the end too, or put quotes around a text that begins with it',
  },
  {
    line: String.raw`${before}(?<value>(?<sign>["'])(?:\\.|(?!\k<sign>)[^\\\n]|\k<sign>{2})*(?<at>\k<sign>)(?!\k<sign>|\s*(?:#|$)).*)`,
    message: 'the text continues after its closing quotation mark',
    fix: 'write `{name}{quoted}`',
  },
  {
    line: String.raw`${before}(?!${sound})(?<at>(?<value>(?<sign>[[\]{},%@\x60*&!|>]|[?-](?= )).*))`,
    message: 'a text that begins with {sign} needs quotes',
    fix: 'write `{name}{quoted}`',
  },
  {
    line: String.raw`[ -]*(?<name>${field} +)(?<value>[^\s"'[{|>](?:(?! #).)*?(?<at>:)(?:\s.*|$))`,
    message: 'a text that contains a colon and a space needs quotes',
    fix: 'write `{name}{quoted}`',
  },
  {
    // An entry above it begins in the same column.
    line: String.raw`(?<indent> *)(?! )(?<=^\k<indent>- .*\n(?:\k<indent> .*\n)*\k<indent>)(?<at>(?<name>[A-Za-z][\w-]*)(?<value>:.*))`,
    message: '`{name}` begins where the entries of the list begin, but has no hyphen',
    fix: 'write `- {name}{value}`',
  },
  {
    // Below it is what belongs below the name of a field, or nothing.
    line: String.raw`(?<indent> *)(?:(?![ -])(?=.*(?:\n\k<indent> *(?:- |${field})|(?!.|\n)))|- +(?! )(?=.*\n\k<indent>  ${field}))(?<at>(?:(?!:\s|:$).)*)$`,
    message: 'expected a field, as `name: value`, found text alone',
    fix: 'write a colon and a space after the name of a field; put a # before a comment, and a hyphen before a list entry; indent a continued text by two spaces',
  },
  {
    reason: /^bad indentation|multiline key|^end of the stream/,
    line: ' *(?<at>)',
    message: 'the line begins further left or right than the lines that it belongs to, or is an entry without a list',
    fix: 'begin the fields, or the hyphens, that belong together in the same column',
  },
]

/** Explains where and why the parser of YAML stopped, so that a writer can fix it. */
export function explainSyntax({ reason, offset }: { reason: string; offset: number }, source: string): FaultAt {
  // Empty lines and comments count as the end of the line above them, and every character keeps its place.
  const joined = source.replace(/(?:\n[ \t]*(?:#.*)?)+(?=\n)/g, (gap) => ' '.repeat(gap.length))
  const text = joined.slice(0, `${joined}\n`.indexOf('\n', offset))
  const starts = linesUp(text)
  const [found] = slips
    .filter((slip) => (slip.reason ?? /^(?!nesting|aliases)/).test(reason))
    .flatMap(({ line, message, fix }) => {
      const pattern = new RegExp(line, 'dmy')
      return starts.flatMap((start) => {
        pattern.lastIndex = start
        const { indices, groups = {} } = pattern.exec(text) ?? {}
        const index = indices?.groups?.at?.[0]
        return index === undefined ? [] : [{ index, message: fill(message, groups), fix: fill(fix, groups) }]
      })
    })
  if (found) return found
  const fix = 'write `name: value`, and put quotes around the value if it contains characters such as : # [ { *'
  return { index: offset, message: `this cannot be read as YAML: ${reason}`, fix }
}

/** Where the lines begin in which a slip may be, nearest first: the last one, and those above it up to a field. */
function linesUp(text: string): number[] {
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index).reverse()
  const field = starts.findIndex((start, index) => index > 0 && /:\s/.test(text.slice(start, starts[index - 1])))
  return starts.slice(0, field < 0 ? undefined : field + 1)
}

function fill(words: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { value = '' } = groups
  const bare = value.trim().replace(/^["'“„](.*)["'”“]$/, '$1')
  const parts = { ...groups, value: shorten(value.trimEnd()), quoted: quote(shorten(bare)) }
  return words.replace(/\{(\w+)\}/g, (_, part) => Object.entries(parts).find(([name]) => name === part)?.[1] ?? '')
}

/** A text in the quotation marks that need no escape within it. */
export function quote(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`
}
