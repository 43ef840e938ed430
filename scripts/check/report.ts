import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isError, type PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { UsageError } from '../command-line.ts'
import { printable, printableJson, printableLine } from '../printable.ts'
import { createExcerpts } from './source-excerpt.ts'

export const reportFormats = ['text', 'json', 'github'] as const

/** Writes problems in a format; empty for none, except in JSON. */
export function report(problems: readonly PlacedProblem[], format: (typeof reportFormats)[number]): string {
  switch (format) {
    case 'json':
      return printableJson({ problems })
    case 'github':
      return problems.map(githubLine).join('\n')
    case 'text': {
      const excerpts = createExcerpts()
      return printable(problems.map((problem) => textBlock(problem, excerpts(problem))).join('\n\n'))
    }
  }
}

/** A problem for people: the position, the line with a caret below it, what was expected, and the fix. */
function textBlock(problem: PlacedProblem, excerpt: readonly string[]): string {
  const { file, line, column, severity, message, fix, rule } = problem
  return [
    printableLine(`${file}:${line}:${column} ${severity}: ${message}  [${rule}]`),
    ...excerpt,
    ...(fix ? [`  → ${fix}`] : []),
  ].join('\n')
}

/** A workflow command that annotates the line in a pull request. */
function githubLine({ file, line, column, severity, message, fix, rule }: PlacedProblem): string {
  const text = escapeData(fix ? `${message} → ${fix}` : message)
  return `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${text}`
}

function escapeData(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D')).replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/**
 * Picks the problems of the named files, and counts the errors in others; picks all problems if no file is named.
 *
 * @throws UsageError for a path of no file: without it, a mistyped name would pass for a sound file
 */
export function onlyFiles(problems: readonly PlacedProblem[], files: readonly string[]) {
  if (files.length === 0) return { problems: [...problems], errorsElsewhere: 0 }
  const wanted = new Set(files.map((file) => resolve(file)))
  for (const file of wanted)
    if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`there is no file ${file}`)
  const isWanted = ({ file }: PlacedProblem) => wanted.has(resolve(file))
  const errorsElsewhere = problems.filter((problem) => !isWanted(problem) && isError(problem)).length
  return { problems: problems.filter(isWanted), errorsElsewhere }
}

/** How many problems there are of each severity: `1 error, 2 warnings`. */
export function countProblems(problems: readonly PlacedProblem[]): string {
  const countOf = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  const severities = ['error', 'warning'].filter((severity) => countOf(severity) > 0)
  return severities.map((severity) => counted(countOf(severity), severity)).join(', ')
}
