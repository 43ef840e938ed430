import { findBesideFigure } from '../figures/beside-figure.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

/**
 * Nothing beside a reference changes the number that it shows: no sign, currency, per cent, power of ten, no letters.
 *
 * Good: `:stat[reach] people`, `some (:stat[reach]) people`, `<Stat id="count/pilots" /> pilots` in MDX
 *
 * Bad: `:stat[reach] million people`, `:stat[reach]%`, `US$:stat[reach]`, `by -:stat[reach]`, `:stat[reach]k`,
 * `lead: Some :stat[reach] million` in the frontmatter, `Some <Stat id="count/pilots" />% pilots` in MDX
 */
export const besideFigures: Rule = (document) =>
  readerTexts(document).flatMap(({ text, figures, locate }) =>
    figures.flatMap(({ index, length }): Problem[] => {
      const beside = findBesideFigure(text.slice(0, index), text.slice(index + length))
      if (beside === undefined) return []
      const message = `\`${beside}\` beside a reference changes the number that readers see`
      const fix = 'put it into `value`, `unit` or `qualifier` of the figure, or words between them'
      return [errorAt(locate(index), 'figures/beside', message, fix)]
    }),
  )
