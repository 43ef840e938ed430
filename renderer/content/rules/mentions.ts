import type { Mentions } from '../entries/parsed-entry.ts'
import { placedReferences } from './placed-references.ts'
import { type ContentDocument, writtenTexts } from './rule.ts'
import { targetsIn } from './targets.ts'
import { termsIn } from './term-references.ts'

/** References as they are written, where no parser sees them too: within code, in the words of a picture. */
const written = /:stat\[(?<directive>[^\]\n]+)\]|<Stat\s[^>]*?\bid=["'](?<element>[^"']+)["']/g

/** What a file mentions in its fields and its text. */
export function mentionsIn(document: ContentDocument): Mentions {
  const targets = targetsIn(document)
  const asWritten = writtenTexts(document).flatMap(({ text }) =>
    [...text.matchAll(written)].map(({ groups = {} }) => (groups.directive ?? groups.element ?? '').trim()),
  )
  return {
    figures: unique([...placedReferences(document).map(({ id }) => id), ...asWritten]),
    addresses: unique(targets.map(({ target }) => target)),
    pictures: unique(targets.filter(({ use }) => use === 'image').map(({ target }) => target)),
    terms: unique(termsIn(document).map(({ words }) => words)),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
