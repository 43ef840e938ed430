import { placedReferences } from './placed-references.ts'
import type { ContentDocument } from './rule.ts'
import { targetsIn } from './targets.ts'
import { termsIn } from './term-references.ts'

/** What a file names of other files and of the site in its fields and its text, each once and as it is written. */
export function mentionsIn(document: ContentDocument) {
  const targets = targetsIn(document)
  return {
    /** The ids of figures, those of the file itself too. */
    figures: unique(placedReferences(document).map(({ id }) => id)),
    /** The addresses of links and pictures, and those of the pictures alone. */
    addresses: unique(targets.map(({ target }) => target)),
    pictures: unique(targets.filter(({ use }) => use === 'image').map(({ target }) => target)),
    /** The words that the text marks as terms. */
    terms: unique(termsIn(document.tree).map(({ words }) => words)),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
