import type { ReadEntry } from '../entries/entry.ts'
import type { Remainder } from '../frontmatter/remainder.ts'
import { kindOf, pageOf } from '../kinds/routes.ts'
import { formatOf, parseText } from '../texts/parse-text.ts'
import { besideFigures, weekdaysFit } from './beside-figures.ts'
import { categoriesAreListed } from './categories.ts'
import { characters } from './characters.ts'
import { descriptionLength } from './descriptions.ts'
import { directives, noEmptyBlocks } from './directives.ts'
import { draftFigures, figureReferences } from './figure-references.ts'
import { noLeftovers } from './leftovers.ts'
import { linkTexts } from './link-texts.ts'
import { anchors, links } from './links.ts'
import { headings, images, markup, noFootnotes } from './markup.ts'
import { countReferences } from './placed-references.ts'
import type { ContentDocument, Rule, RuleContext } from './rule.ts'
import { findPlaceholderAddresses, picturesIn } from './targets.ts'
import { termReferences, termsIn } from './term-references.ts'
import { typedNumbers } from './typed-numbers.ts'
import { unseenFigures } from './unseen-figures.ts'

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
]

/** The problems that the rules find in a file, and what they collect from it. */
export type Checked = Omit<ReturnType<typeof checkEntry>, 'format' | 'tree'>

/** Checks a file against every rule. Broken MDX, and a text nested too deep, have no syntax tree. */
export function checkEntry(
  { kind, id, source }: Pick<ReadEntry, 'kind' | 'id'> & { source: Omit<ReadEntry['source'], 'release'> | Remainder },
  context: RuleContext,
) {
  const { file, body, bodyLine, fields, locate, locateWithin } = source
  const parsed = parseText(source)
  const isBroken = 'problem' in parsed
  const { schema, isSection, hasBlocks = false } = kindOf(kind)
  const document: ContentDocument = {
    ...{ file, schema, fields, locate, locateWithin, bodyLine, hasBlocks },
    // If the text cannot be parsed, the fields are still checked.
    ...(isBroken ? { tree: { type: 'root', children: [] }, body: '', isUnsure: () => false } : { ...parsed, body }),
    ...('isUnsure' in source && { isUnsure: source.isUnsure }),
    scope: id,
    format: formatOf(file),
    headingAbove: isSection ? 2 : 1,
    page: pageOf(kind, id),
  }
  const problems = rules.flatMap((rule) => rule(document, context))
  return {
    problems: isBroken ? [parsed.problem, ...problems] : problems,
    /** Example addresses, which are errors in a release. */
    placeholders: findPlaceholderAddresses(document),
    /** The addresses of the pictures that are shown. */
    pictures: picturesIn(document),
    references: countReferences(document),
    /** The words that the text marks as terms. */
    terms: termsIn(document).map(({ words }) => words),
    format: document.format,
    ...(isBroken ? {} : { tree: parsed.tree }),
  }
}
