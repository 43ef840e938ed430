import { expected } from '../one-of.ts'
import type { TypingFault } from './typing-fault.ts'

const value =
  'expected a number without separators (41300), a range (52 to 71), or a date (2030-06-15), time or period, found'

/** Slips in the ledger, the relations and the phrases. */
export const ledgerFaults: readonly TypingFault[] = [
  {
    what: 'a separator in a number of the ledger',
    file: 'ledger.csv',
    right: 'home/since,2016,',
    wrong: 'home/since,"2,016",',
    says: [`+0:12 \`value\` of \`home/since\`: ${value} "2,016"`, '→ write 2016'],
  },
  {
    what: 'a comma without quotation marks in a number of the ledger',
    file: 'ledger.csv',
    right: 'home/since,2016,',
    wrong: 'home/since,2,016,',
    says: [
      '+0:1 this line has 10 cells, expected 9: id,value,unit,qualifier,notation,pages,meaning,source,unseen',
      '→ put quotation marks around a cell with a comma in it',
    ],
  },
  {
    what: 'a hyphen in a range of the ledger',
    file: 'ledger.csv',
    right: 'keeper-club/ports,2 to 5,',
    wrong: 'keeper-club/ports,2-5,',
    says: [`+0:19 \`value\` of \`keeper-club/ports\`: ${value} "2-5"`, '→ write 2 to 5'],
  },
  {
    what: 'the unit in the cell of the value in the ledger',
    file: 'ledger.csv',
    right: 'keeper-club/belonging,83,%,',
    wrong: 'keeper-club/belonging,83%,,',
    says: [
      `+0:23 \`value\` of \`keeper-club/belonging\`: ${value} "83%"`,
      '→ write 83 as `value` and % as `unit`, each in its cell',
    ],
  },
  {
    what: 'a word for a sign in the ledger',
    file: 'ledger.csv',
    right: 'about/partner-museums,5,museums,+,',
    wrong: 'about/partner-museums,5,museums,plus,',
    says: [
      `+0:33 \`qualifier\` of \`about/partner-museums\`: ${expected.qualifier}, found "plus"`,
      '→ write one of these; a developer adds others',
    ],
  },
  {
    what: 'a letter left out of an id of the ledger',
    file: 'ledger.csv',
    right: 'lantern-post/letter-reach',
    wrong: 'lantern-post/leter-reach',
    says: [
      "+0:1 the ledger's figure `lantern-post/leter-reach` is in no frontmatter: expected `leter-reach` in the file `lantern-post`",
      '→ did you mean `lantern-post/letter-reach`?',
    ],
  },
  {
    what: 'a space for a slash in an id of the ledger',
    file: 'ledger.csv',
    right: 'home/since',
    wrong: 'home since',
    says: ['+0:1 `id` of `home since`: expected file/name, such as givify/community, found "home since"'],
  },
  {
    what: 'a letter too many in a column of the ledger',
    file: 'ledger.csv',
    right: 'id,value,unit,qualifier,notation,pages,meaning',
    wrong: 'id,value,unit,qualifier,notation,pages,meanning',
    says: [
      '+0:1 expected the line `id,value,unit,qualifier,notation,pages,meaning,source,unseen`',
      '→ save it as CSV (comma-separated values) in UTF-8, with commas between the cells',
    ],
  },
  {
    what: 'two letters swapped in a page of the ledger',
    file: 'ledger.csv',
    right: '/ /get-inspired',
    wrong: '/ /get-inspried',
    says: [
      '+0:24 `home/ideas` is to be seen on /get-inspried, which is not a page of the site',
      '→ did you mean `/get-inspired`?',
    ],
  },
  {
    what: 'a page of the ledger without its slash',
    file: 'ledger.csv',
    right: '/ /get-inspired',
    wrong: '/ get-inspired',
    says: [
      '+0:24 entry 2 of `pages` of `home/ideas`: expected an address within the site that begins with one slash, such as /pilots, found "get-inspired"',
      '→ write /get-inspired',
    ],
  },
  {
    what: 'no end of a cell in quotation marks',
    file: 'ledger.csv',
    right: 'keeper-club/m1,"Q1, Feb"',
    wrong: 'keeper-club/m1,"Q1, Feb',
    says: [
      '+0:16 a quotation mark opens here, and is not closed in this line',
      '→ close it at the end of the cell, and double each quotation mark within; a cell has no line breaks',
    ],
  },
  {
    what: 'half a sign in a relation',
    file: 'relations.yaml',
    right: 'open-call/date <= charter/date',
    wrong: 'open-call/date < charter/date',
    says: [
      '+0:12 `holds` of entry 8 of `relations`: expected figures with signs between them: `a = b + c`, `a >= b + c`, `a <= b <= c` or `a = b`, found "open-call/date < charter/date"',
    ],
  },
  {
    what: 'a letter left out of a field of a relation',
    file: 'relations.yaml',
    right: 'says: Letters',
    wrong: 'say: Letters',
    says: ['+0:5 there is no field `say` in entry 1 of `relations`', '→ did you mean `says`?'],
  },
  {
    what: 'a letter left out of a part of a sum',
    file: 'relations.yaml',
    right: '= lantern-post/letter-reach +',
    wrong: '= lantern-post/leter-reach +',
    says: [
      '+0:39 the relation `reach-by-mail` names `lantern-post/leter-reach`, which does not exist',
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
