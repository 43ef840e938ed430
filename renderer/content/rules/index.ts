import type { ReadEntry } from '../entries/entry.ts'
import { kindOf, pageOf } from '../kinds/routes.ts'
import { formatOf, treeOf } from '../texts/parse-text.ts'
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

/** Checks a file against every rule. */
export function checkEntry({ kind, id, source }: Pick<ReadEntry, 'kind' | 'id' | 'source'>, context: RuleContext) {
  const { file, body, fields } = source
  const { schema, isSection, hasBlocks = false } = kindOf(kind)
  const document: ContentDocument = {
    ...{ file, schema, fields, body, hasBlocks },
    tree: treeOf(source),
    scope: id,
    format: formatOf(file),
    headingAbove: isSection ? 2 : 1,
    page: pageOf(kind, id),
  }
  return {
    problems: rules.flatMap((rule) => rule(document, context)),
    /** Example addresses, which are errors in a release. */
    placeholders: findPlaceholderAddresses(document),
    /** The addresses of the pictures that are shown. */
    pictures: picturesIn(document),
    references: countReferences(document),
    /** The words that the text marks as terms. */
    terms: termsIn(document).map(({ words }) => words),
    format: document.format,
    tree: document.tree,
  }
}
