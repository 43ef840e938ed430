import type { PlacedProblem } from '../problems/problem.ts'

/** What a fix tells a writer to do with a line, and how it is done to the letter. */
interface Step {
  fix: RegExp
  /** What the message has to say of what is wrong; the first group is what stands there. */
  says?: RegExp
  /** The line as it is then. */
  change: (line: string, given: string, wrong: string, column: number) => string
}

const replaceWrong: Step['change'] = (line, given, wrong, column) => {
  const at = line.indexOf(wrong, Math.max(0, column - 1 - wrong.length))
  return at < 0 || wrong === '' ? line : line.slice(0, at) + given + line.slice(at + wrong.length)
}

const found = /found "(.*)"$/
const quoted = /`(.*?)`/
const startsQuoted = /^`(.*?)` /

const steps: readonly Step[] = [
  { fix: /^did you mean `(.*?)`/, says: found, change: replaceWrong },
  { fix: /^did you mean `(.*?)`/, says: /there is no page (\S+)|there is no place #(\S+) on/, change: replaceWrong },
  { fix: /^did you mean `(.*?)`/, says: /names `(.*?)`, which does not exist/, change: replaceWrong },
  { fix: /^did you mean `(.*?)`/, says: /is to be seen on (\S+), which/, change: replaceWrong },
  { fix: /^did you mean `(.*?)`/, says: /^`:(\w\S*)` is not a directive/, change: replaceWrong },
  {
    fix: /^did you mean `(.*?)`/,
    says: quoted,
    change: (line, given, wrong, column) => replaceWrong(line, given, wrong.replace(/^::/, ''), column),
  },
  // A field with its value takes the place of the whole line, but for what stands before it.
  {
    fix: /^write `((?:- )?[A-Za-z][\w-]*: .*?)`/,
    change: (line, given) =>
      line.replace(
        /^( *(?:- (?=\S))?)[^ ].*$/,
        (_, indent) => (given.startsWith('- ') ? indent.replace('- ', '') : indent) + given,
      ),
  },
  { fix: /`(.+?)`(?:, in braces)?$/, says: startsQuoted, change: replaceWrong },
  { fix: /^write ([\d:A-Za-z/][^ ,`]*)(?:, without quotes)?$/, says: found, change: replaceWrong },
  { fix: /^write (## .*)$/, change: (_, given) => given },
  { fix: /^write three hyphens()$/, change: () => '---' },
  {
    fix: /^let the line begin with (\d+) spaces and no tab$/,
    change: (line, given) => ' '.repeat(Number(given)) + line.trimStart(),
  },
  { fix: /^let it begin at column (\d+)/, change: (line, given) => ' '.repeat(Number(given) - 1) + line.trimStart() },
  {
    fix: /^put straight quotes around it: `(\w+=".*?")`$/,
    change: (line, given) => line.replace(new RegExp(`\\b${given.split('=')[0]}=[^ "]+`), () => given),
  },
  {
    fix: /^remove the space(?: after the colon)?()$/,
    says: startsQuoted,
    change: (line, _, wrong, column) => replaceWrong(line, wrong.replace(' ', ''), wrong, column),
  },
  {
    fix: /^put a space after the (?:# signs|hyphen)()$/,
    says: startsQuoted,
    change: (line) => line.replace(/^(#+|-)/, '$1 '),
  },
  {
    fix: /^put a space after the colon()/,
    says: /^`:(.*?)`/,
    change: (line, _, wrong) => line.replace(`:${wrong}`, () => `: ${wrong}`),
  },
  { fix: /^put (\*\*|`) after the words too/, change: (line, given) => `${line}${given}` },
]

/**
 * Does what a message asks for, as somebody would who follows it to the letter.
 *
 * @returns the file then; undefined where it takes a thought
 */
export function followFix(text: string, { line, column, message, fix = '' }: PlacedProblem): string | undefined {
  const lines = text.split('\n')
  const before = lines[line - 1] ?? ''
  for (const step of steps) {
    const given = step.fix.exec(fix)?.[1]
    const said = step.says?.exec(message)
    if (given === undefined || (step.says && !said)) continue
    const after = step.change(before, given, said?.[1] ?? said?.[2] ?? '', column)
    if (after !== before) return lines.toSpliced(line - 1, 1, after).join('\n')
  }
  return undefined
}
