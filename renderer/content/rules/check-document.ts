import type { Index } from '../entries/site-index.ts'
import type { Problem } from '../problems/problem.ts'
import { blocksFit, fieldsAreShown } from './blocks.ts'
import { categoriesAreListed } from './categories.ts'
import { characters } from './characters.ts'
import { draftFigures, figureReferences, figuresApart } from './figure-references.ts'
import { noLeftovers } from './leftovers.ts'
import { linkTexts } from './link-texts.ts'
import { anchors, links } from './links.ts'
import { headings, images, listsFromOne, markup, noFootnotes } from './markup.ts'
import type { ContentDocument, Rule } from './rule.ts'
import { descriptionLength, titleLength } from './search-results.ts'
import { sentenceBeginnings } from './sentence-beginnings.ts'
import { termReferences } from './term-references.ts'
import { typedNumbers } from './typed-numbers.ts'
import { weekdaysFit } from './weekdays.ts'

const rules: readonly Rule[] = [
  characters,
  categoriesAreListed,
  markup,
  blocksFit,
  noLeftovers,
  noFootnotes,
  headings,
  listsFromOne,
  figureReferences,
  figuresApart,
  termReferences,
  draftFigures,
  links,
  anchors,
  images,
  linkTexts,
  descriptionLength,
  titleLength,
  typedNumbers,
  weekdaysFit,
  sentenceBeginnings,
]

/** Checks a file against every rule. A field is missed only in a text without errors: one of them may be its block. */
export function checkDocument(document: ContentDocument, index: Index): Problem[] {
  const problems = rules.flatMap((rule) => rule(document, index))
  const isSound = problems.every(({ severity }) => severity !== 'error')
  return isSound ? [...problems, ...fieldsAreShown(document, index)] : problems
}
