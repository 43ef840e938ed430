import type { Mentions } from '../entries/parsed-entry.ts'
import { placedReferences } from './placed-references.ts'
import type { ContentDocument } from './rule.ts'
import { targetsIn } from './targets.ts'
import { termsIn } from './term-references.ts'

/** What a file mentions in its fields and its text. */
export function mentionsIn(document: ContentDocument): Mentions {
  const targets = targetsIn(document)
  return {
    figures: unique(placedReferences(document).map(({ id }) => id)),
    addresses: unique(targets.map(({ target }) => target)),
    pictures: unique(targets.filter(({ use }) => use === 'image').map(({ target }) => target)),
    terms: unique(termsIn(document).map(({ words }) => words)),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
