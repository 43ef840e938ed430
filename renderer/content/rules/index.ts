import type { Root } from 'mdast'
import type { ReadEntry } from '../entries/entry.ts'
import type { Remainder } from '../frontmatter/remainder.ts'
import { kindOf, pageOf } from '../kinds/routes.ts'
import type { Problem } from '../problems/problem.ts'
import { formatOf, parseText } from '../texts/parse-text.ts'
import { abbreviations } from './abbreviations.ts'
import { anchors } from './anchors.ts'
import { besideFigures } from './beside-figures.ts'
import { categoriesAreListed } from './categories.ts'
import { characters } from './characters.ts'
import { descriptionLength } from './description-length.ts'
import { draftFigures } from './draft-figures.ts'
import { noEmptyBlocks } from './empty-blocks.ts'
import { figureReferences } from './figure-references.ts'
import { noFootnotes } from './footnotes.ts'
import { images } from './images.ts'
import { noLeftovers } from './leftovers.ts'
import { linkTexts } from './link-texts.ts'
import { links } from './links.ts'
import { directives, headings, markup } from './markup.ts'
import { countReferences } from './placed-references.ts'
import { findPlaceholderAddresses } from './placeholder-addresses.ts'
import type { ContentDocument, Rule, RuleContext } from './rule.ts'
import { sentenceLength } from './sentence-length.ts'
import { externalLinksIn, type PlacedAddress, picturesIn } from './targets.ts'
import { termReferences, termsIn } from './term-references.ts'
import { typedNumbers } from './typed-numbers.ts'
import { unseenFigures } from './unseen-figures.ts'
import { weekdaysFit } from './weekdays.ts'

const rules: readonly Rule[] = [
  characters,
  categoriesAreListed,
  markup,
  directives,
  noEmptyBlocks,
  noLeftovers,
  noFootnotes,
  headings,
  figureReferences,
  termReferences,
  draftFigures,
  unseenFigures,
  links,
  anchors,
  images,
  linkTexts,
  descriptionLength,
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
  /** The words that the text marks as terms. */
  terms: string[]
  tree?: Root
  format: 'md' | 'mdx'
}

/** What stands for a text that cannot be parsed, so that the fields of its file are checked against the rules nevertheless. */
const nothing = {
  tree: { type: 'root', children: [] },
  body: '',
  isUnsure: () => false,
} satisfies Partial<ContentDocument>

/**
 * Parses the text of a file and checks the whole file against every rule.
 *
 * @returns the problems, the addresses that stand in for others, the links that leave the site, and the syntax tree of the
 *   text; broken MDX, and what is nested too deep, have none
 */
export function checkEntry(
  entry: Pick<ReadEntry, 'kind' | 'id'> & { source: Omit<ReadEntry['source'], 'release'> | Remainder },
  context: RuleContext,
): CheckedEntry {
  const { file, body, bodyLine, fields, locate, locateWithin } = entry.source
  const isUnsure = 'isUnsure' in entry.source ? entry.source.isUnsure : undefined
  const format = formatOf(file)
  const parsed = parseText(entry.source)
  const text = 'problem' in parsed ? { ...nothing, ...(isUnsure && { isUnsure }) } : { ...parsed, body, isUnsure }
  const { schema, isSection, hasBlocks = false } = kindOf(entry.kind)
  const headingAbove = isSection ? 2 : 1
  const place = { file, schema, fields, locate, locateWithin, bodyLine, ...text }
  const page = pageOf(entry.kind, entry.id)
  const document = { ...place, scope: entry.id, format, headingAbove, hasBlocks, page } as const
  const placeholders = findPlaceholderAddresses(document)
  const outside = externalLinksIn(document)
  const pictures = picturesIn(document)
  const problems = rules.flatMap((rule) => rule(document, context))
  const found = {
    placeholders,
    outside,
    pictures,
    references: countReferences(document),
    terms: termsIn(document),
    format,
  }
  if ('problem' in parsed) return { ...found, problems: [parsed.problem, ...problems] }
  return { ...found, problems, tree: parsed.tree }
}
