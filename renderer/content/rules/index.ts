import type { Root } from 'mdast'
import type { ReadEntry } from '../entry.ts'
import { parse } from '../markdown/processor.ts'
import { parseMdx } from '../mdx/parse.ts'
import type { Problem } from '../problem.ts'
import { figureReferences } from './figure-references.ts'
import { images } from './images.ts'
import { links } from './links.ts'
import { directives, headings, markup } from './markup.ts'
import type { Rule, RuleContext } from './rule.ts'
import { strayNumbers } from './stray-numbers.ts'
import { typedNumbers } from './typed-numbers.ts'
import { weekdaysFit } from './weekdays.ts'

const rules: readonly Rule[] = [
  markup,
  directives,
  headings,
  figureReferences,
  links,
  images,
  strayNumbers,
  typedNumbers,
  weekdaysFit,
]

/**
 * Parses the text of a file and holds the whole file against every rule.
 *
 * @returns the problems, and the syntax tree of the text; broken MDX has none
 */
export function checkEntry(
  entry: ReadEntry,
  context: RuleContext,
): { problems: Problem[]; tree?: Root; format: 'md' | 'mdx' } {
  const { file, body, bodyLine, fields, locate, locateWithin } = entry.source
  const format = file.endsWith('.mdx') ? 'mdx' : 'md'
  const parsed = format === 'mdx' ? parseMdx(body, file, bodyLine) : { tree: parse(body) }
  if ('problem' in parsed) return { problems: [parsed.problem], format }
  const { tree } = parsed
  const headingAbove = entry.kind === 'policy' ? 2 : 1
  const place = { file, fields, locate, locateWithin, body, bodyLine }
  const document = { ...place, scope: entry.id, format, tree, headingAbove } as const
  return { problems: rules.flatMap((rule) => rule(document, context)), tree, format }
}
