import { warningAt } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

/** The full stop of a sentence, and not that of *e.g.* or *vs.*, with the marks that may follow it. */
const end = '(?<!\\b(?:e\\.g|i\\.e|approx|ca|vs))[.!?][”"’\')\\]]*(?:\\s|$)'
const sentenceEnd = new RegExp(end, 'i')
/** All before the first word of a sentence. */
const beforeSentence = new RegExp(`(?:^|${end})\\s*[“"‘'(\\[]*$`, 'i')

/**
 * No sentence begins with a figure: a numeral has no capital, and *six* or *more than* needs one that a reference does not
 * write. A line without a full stop may begin with one, and so may a heading and a cell of a table.
 *
 * Good: `In all, :stat[reach] people came.`, `- :stat[reach] people`, `## :stat[reach] people came.`,
 * `The winners, e.g. :stat[reach] people, came.`, `Who came: :stat[reach] people.`, `label: :stat[reach] people` in the frontmatter
 *
 * Bad: `:stat[reach] people came.`, `They came. “:stat[reach]{form=prose} people,” it says.`, `- **:stat[reach]** people came!`,
 * `about: :stat[reach] people came.` in the frontmatter, `<Stat id="home/since" /> was the year.` in MDX
 */
export const sentenceBeginnings: Rule = (document) =>
  readerTexts(document).flatMap(({ text, figures, mayHoldSentences, placeAt }) => {
    if (!mayHoldSentences) return []
    const first = figures.filter(
      ({ index, length }) => beforeSentence.test(text.slice(0, index)) && sentenceEnd.test(text.slice(index + length)),
    )
    const fix = 'begin with another word, as in *In all, 41,300 people came.*'
    return first.map(({ index }) =>
      warningAt(placeAt(index), 'figures/beginning', 'a sentence begins with a figure', fix),
    )
  })
