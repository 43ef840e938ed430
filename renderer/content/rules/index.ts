import type { Root } from 'mdast'
import type { ReadEntry } from '../entry.ts'
import { formatOf, parseText } from '../parse-text.ts'
import type { Problem } from '../problem.ts'
import { pageOf } from '../routes.ts'
import { abbreviations } from './abbreviations.ts'
import { anchors } from './anchors.ts'
import { besideFigures } from './beside-figures.ts'
import { countReferences } from './count-references.ts'
import { descriptionLength } from './description-length.ts'
import { draftFigures } from './draft-figures.ts'
import { noEmptyBlocks } from './empty-blocks.ts'
import { figureReferences } from './figure-references.ts'
import { images } from './images.ts'
import { noLeftovers } from './leftovers.ts'
import { linkTexts } from './link-texts.ts'
import { links } from './links.ts'
import { directives, headings, markup } from './markup.ts'
import { findPlaceholderAddresses } from './placeholder-addresses.ts'
import type { Rule, RuleContext } from './rule.ts'
import { sentenceLength } from './sentence-length.ts'
import { strayNumbers } from './stray-numbers.ts'
import { externalLinksIn, type PlacedAddress, picturesIn } from './targets.ts'
import { typedNumbers } from './typed-numbers.ts'
import { weekdaysFit } from './weekdays.ts'

const rules: readonly Rule[] = [
  markup,
  directives,
  noEmptyBlocks,
  noLeftovers,
  headings,
  figureReferences,
  draftFigures,
  links,
  anchors,
  images,
  linkTexts,
  descriptionLength,
  strayNumbers,
  typedNumbers,
  besideFigures,
  weekdaysFit,
  sentenceLength,
  abbreviations,
]

/** What the rules say of a file, and what they looked at. */
interface CheckedEntry {
  problems: Problem[]
  /** Addresses that stand in for others, which a release refuses. */
  placeholders: Problem[]
  /** The links that leave the site. */
  outside: PlacedAddress[]
  /** The pictures that are shown. */
  pictures: PlacedAddress[]
  /** How many references to figures stand in the file. */
  references: number
  tree?: Root
  format: 'md' | 'mdx'
}

/**
 * Parses the text of a file and holds the whole file against every rule.
 *
 * @returns the problems, the addresses that stand in for others, the links that leave the site, and the syntax tree of the
 *   text; broken MDX, and what is nested too deep, have none
 */
export function checkEntry(entry: Omit<ReadEntry, 'figures'>, context: RuleContext): CheckedEntry {
  const { file, body, bodyLine, fields, locate, locateWithin } = entry.source
  const format = formatOf(file)
  const parsed = parseText(entry.source)
  if ('problem' in parsed)
    return { problems: [parsed.problem], placeholders: [], outside: [], pictures: [], references: 0, format }
  const { tree } = parsed
  const headingAbove = entry.kind === 'policy' ? 2 : 1
  const place = { file, fields, locate, locateWithin, body, bodyLine }
  const page = pageOf(entry.kind, entry.id)
  const document = { ...place, scope: entry.id, format, tree, headingAbove, page } as const
  const placeholders = findPlaceholderAddresses(document)
  const outside = externalLinksIn(document)
  const pictures = picturesIn(document)
  const problems = rules.flatMap((rule) => rule(document, context))
  return { problems, placeholders, outside, pictures, references: countReferences(document), tree, format }
}
