import type { Content } from '../content/entries/site.ts'
import type { Figures } from '../content/figures/figure.ts'
import { mayHoldNumbers } from '../content/figures/find-numbers.ts'
import { plainText } from '../content/figures/reference.ts'
import { type ContentKind, kindOf } from '../content/kinds/routes.ts'
import { offsetOn } from '../content/relations/calendar.ts'
import { textsIn } from '../content/schemas/walk.ts'
import type { HeadSources } from './check-head.ts'

/** What the content lets the heads of pages say: its texts with figures written out, and the offsets of its zones. */
export function headSources(content: Content, figures: Figures): Omit<HeadSources, 'figures'> {
  const texts = Object.entries(content)
    .flatMap(([kind, entries]) =>
      [entries].flat().flatMap(({ id, data }) =>
        textsIn(kindOf(kind as ContentKind).schema, data)
          .filter(({ role }) => role !== 'note')
          // A reference may show a number.
          .filter(({ text }) => text.includes(':stat[') || mayHoldNumbers(text))
          .map(({ text }) => plainText(text, figures, id)),
      ),
    )
    // A text of digits alone could be part of any sentence.
    .filter((text) => /\p{L}/u.test(text) && mayHoldNumbers(text))
    .map((text) => text.replace(/\s+/g, ' ').trim())
  const { date, timeZone } = content.annualSummit.data
  return { texts: new Set(texts), offsets: new Set([offsetOn(date, timeZone)]) }
}
