import { expected } from '../one-of.ts'
import type { TypingFault } from './typing-fault.ts'

/** Slips in the ledger and the phrases. */
export const ledgerFaults: readonly TypingFault[] = [
  {
    what: 'a separator in a number of the ledger',
    file: 'ledger.yaml',
    right: 'value: 2016',
    wrong: 'value: 2,016',
    says: [
      '+0:12 `value` of entry 1 of `figures`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "2,016"',
      '→ write `value: 2016`',
    ],
  },
  {
    what: 'a letter left out of an id of the ledger',
    file: 'ledger.yaml',
    right: 'id: lantern-post/letter-reach',
    wrong: 'id: lantern-post/leter-reach',
    says: [
      "+0:9 the ledger's figure `lantern-post/leter-reach` is in no frontmatter: expected `leter-reach` in the file `lantern-post`",
      '→ did you mean `lantern-post/letter-reach`?',
    ],
  },
  {
    what: 'a space for a slash in an id of the ledger',
    file: 'ledger.yaml',
    right: 'id: home/since',
    wrong: 'id: home since',
    says: ['+0:9 `id` of entry 1 of `figures`: expected file/name, such as givify/community, found "home since"'],
  },
  {
    what: 'a letter too many in a field of the ledger',
    file: 'ledger.yaml',
    right: '    meaning: Museums in the circle.',
    wrong: '    meanning: Museums in the circle.',
    says: ['+0:5 there is no field `meanning` in entry 2 of `figures`', '→ did you mean `meaning`?'],
  },
  {
    what: 'two letters swapped in a page of the ledger',
    file: 'ledger.yaml',
    right: '      - /get-inspired',
    wrong: '      - /get-inspried',
    says: [
      '-1:7 `home/ideas` is to be seen on /get-inspried, which is not a page of the site',
      '→ did you mean `/get-inspired`?',
    ],
  },
  {
    what: 'a page of the ledger without its slash',
    file: 'ledger.yaml',
    right: '      - /get-inspired',
    wrong: '      - get-inspired',
    says: [
      '+0:9 entry 2 of `pages` of entry 3 of `figures`: expected an address within the site that begins with one slash, such as /pilots, found "get-inspired"',
      '→ write /get-inspired',
    ],
  },
  {
    what: 'a letter too many in the rule of a relation',
    file: 'ledger.yaml',
    right: 'reach-by-mail\n    rule: sum',
    wrong: 'reach-by-mail\n    rule: summ',
    says: [
      `+1:11 \`rule\` of entry 1 of \`relations\`: ${expected.rule}, found "summ"`,
      '→ did you mean `sum`? a developer adds others',
    ],
  },
  {
    what: 'a letter left out of a part of a sum',
    file: 'ledger.yaml',
    right: '      - lantern-post/letter-reach',
    wrong: '      - lantern-post/leter-reach',
    says: [
      '+0:9 the relation `reach-by-mail` names `lantern-post/leter-reach`, which does not exist',
      '→ did you mean `lantern-post/letter-reach` or `lantern-post/total-reach` or `lantern-post/postcard-reach`?',
    ],
  },
  {
    what: 'a letter left out of a field of the phrases',
    file: 'phrases.yaml',
    right: 'reason: It names',
    wrong: 'reson: It names',
    says: ['+0:5 there is no field `reson` in entry 1 of `phrases`', '→ did you mean `reason`?'],
  },
  {
    what: 'no hyphen before a phrase',
    file: 'phrases.yaml',
    right: '  - text: the second call',
    wrong: '  text: the second call',
    says: [
      '+0:3 `text` begins where the entries of the list begin, but has no hyphen',
      '→ write `- text: the second call`',
    ],
  },
  {
    what: 'no end of a phrase in quotes',
    file: 'phrases.yaml',
    right: 'text: a lunch break and a half',
    wrong: 'text: "a lunch break and a half',
    says: ['+0:11 the quotation mark is not closed', "→ write `text: 'a lunch break and a half'`"],
  },
]
