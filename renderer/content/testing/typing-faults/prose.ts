import type { TypingFault } from './typing-fault.ts'

/** Slips in prose and blocks. */
export const proseFaults: readonly TypingFault[] = [
  {
    what: 'a heading without its space',
    file: 'articles/charter.md',
    right: '## What it says',
    wrong: '##What it says',
    says: ['+0:1 `##What` is no heading', '→ put a space after the signs of the heading'],
  },
  {
    what: 'a heading of too deep a level',
    file: 'articles/charter.md',
    right: '## What it says',
    wrong: '#### What it says',
    says: ['+0:1 a heading of level 4 follows one of level 1', '→ write ## What it says'],
  },
  {
    what: 'bold words without their end',
    file: 'articles/charter.md',
    right: 'says it `plainly`',
    wrong: 'says it **plainly',
    says: [
      '+0:34 `**` is shown as it is typed: nothing ends the bold words',
      '→ put ** behind the words as well, or take it out',
    ],
  },
  {
    what: 'a space in bold words',
    file: 'articles/charter.md',
    right: 'says it `plainly`',
    wrong: 'says it ** plainly**',
    says: [
      '+0:34 `** plainly**` is shown as it is typed',
      '→ let the stars touch the words, as in **words**, or put a backslash before each',
    ],
  },
  {
    what: 'code without its end',
    file: 'articles/charter.md',
    right: 'says it `plainly`',
    wrong: 'says it `plainly',
    says: [
      '+0:34 ``` is shown as it is typed: nothing ends the code',
      '→ put a ` behind the words as well, or take it out',
    ],
  },
  {
    what: 'an entry of a list without its space',
    file: 'pilots/lantern-post.md',
    right: '- Remind friends',
    wrong: '-Remind friends',
    says: ['+0:1 `-` begins no entry of a list: a space is missing after the hyphen', '→ put a space after the hyphen'],
  },
  {
    what: 'a row of hyphens with too few columns',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: '| A | B |\n|---|\n| a | b |\n\nIt says little else',
    says: [
      '+0:1 `| A | B |` is no row of a table',
      '→ give the line of hyphens as many columns as the line above it has',
    ],
  },
  {
    what: 'a number',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: 'It says 3 things',
    says: [
      '+0:9 found the number `3` in the text, expected a reference to a figure',
      '→ define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
    ],
  },
  {
    what: 'a time',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: 'At 14:30 it says little else',
    says: [
      '+0:4 found the number `14:30` in the text, expected a reference to a figure',
      '→ define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
    ],
  },
  {
    what: 'a colon without its space',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: 'Note:it says little else',
    says: ['+0:5 `:it` is no directive', '→ put a space after the colon, or a backslash before it'],
  },
  {
    what: 'a line break as in HTML',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: 'It says<br> little else',
    says: ['+0:8 raw HTML is refused: `<br>`', '→ write it in markdown, or put a backslash before a literal <'],
  },
  {
    what: 'a footnote',
    file: 'articles/charter.md',
    right: 'says it `plainly`, of harbours and every :term[fairway].',
    wrong: 'says it plainly,[^1] of harbours and every :term[fairway].\n\n[^1]: Quite.',
    says: [
      '+0:42 `[^1]` is no footnote: there are none here',
      '→ say it in the text, or in brackets, and take the mark and its note out',
    ],
  },
  {
    what: 'a list of definitions',
    file: 'articles/charter.md',
    right: '> A lamp belongs',
    wrong: 'Lamp\n: A lamp belongs',
    says: [
      '+1:1 `: ` at the beginning of a line is shown as it is typed: there are no lists of definitions here',
      '→ write the term and what it means in one line, as in `**Term**: what it means`',
    ],
  },
  {
    what: 'a letter left out of a block',
    file: 'pilots/lantern-post.md',
    right: '::milestones',
    wrong: '::milestone',
    says: ['+0:1 there is no block `::milestone`', '→ did you mean `milestones`?'],
  },
  {
    what: 'a block with one colon',
    file: 'pilots/lantern-post.md',
    right: '::milestones',
    wrong: ':milestones',
    says: ['+0:1 `:milestones` is no directive', '→ write `::milestones`, with two colons, on a line of its own'],
  },
  {
    what: 'a block with three colons',
    file: 'pilots/lantern-post.md',
    right: '::milestones',
    wrong: ':::milestones',
    says: ['+0:1 `:::milestones` is no block', '→ write `::milestones`, with two colons, on a line of its own'],
  },
  {
    what: 'a space in a block',
    file: 'pilots/lantern-post.md',
    right: '::milestones',
    wrong: ':: milestones',
    says: [
      '+0:1 `:: milestones` stands within a text, where it is shown as it is typed',
      '→ write it alone on a line, as in `::milestones`, with an empty line above and below',
    ],
  },
  {
    what: 'a block without its hyphen',
    file: 'pilots/lantern-post.md',
    right: '::key-question',
    wrong: '::keyquestion',
    says: ['+0:1 there is no block `::keyquestion`', '→ did you mean `key-question`?'],
  },
  {
    what: 'two letters swapped in the chart of a block',
    file: 'pilots/lantern-post.md',
    right: '::chart[reach]',
    wrong: '::chart[raech]',
    says: ['+0:1 there is no chart `raech`', '→ did you mean `reach`?'],
  },
  {
    what: 'a block that does not say which chart',
    file: 'pilots/lantern-post.md',
    right: '::chart[reach]',
    wrong: '::chart',
    says: [
      '+0:1 the block `::chart` does not say which it is',
      '→ the charts of this file are reach, average-gift, opt-in, year',
    ],
  },
  {
    what: 'two letters swapped in the figures of a block',
    file: 'pilots/lantern-post.md',
    right: 'years-on-file, friend-age',
    wrong: 'years-on-file, freind-age',
    says: ['+0:1 there is no figure `freind-age`', '→ did you mean `friend-age`?'],
  },
  {
    what: 'a letter left out of the address of the settings',
    file: 'policy/03-your-rights.md',
    right: ':contact-email',
    wrong: ':contact-mail',
    says: ['+0:13 `:contact-mail` is no directive', '→ did you mean `contact-email`?'],
  },
]
