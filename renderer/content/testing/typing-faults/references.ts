import type { TypingFault } from './typing-fault.ts'

/** Slips in references to figures. */
export const referenceFaults: readonly TypingFault[] = [
  {
    what: 'a slip in a reference',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':stat[signatorys]',
    says: ['+0:35 there is no figure `signatorys`', '→ did you mean `signatories`?'],
  },
  {
    what: 'a reference without its colon',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: 'stat[signatories]',
    says: [
      '+0:35 `stat[signatories]` is not a reference to a figure: its colon is missing',
      '→ write `:stat[signatories]`',
    ],
  },
  {
    what: 'a letter too many in a reference',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':stats[signatories]',
    says: ['+0:35 `:stats` is not a directive', '→ did you mean `stat`?'],
  },
  {
    what: 'a capital in a reference',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':Stat[signatories]',
    says: ['+0:35 `:Stat` is not a directive', '→ did you mean `stat`?'],
  },
  {
    what: 'a reference in round brackets',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':stat(signatories)',
    says: [
      '+0:35 the reference does not name a figure',
      '→ write the id of the figure in square brackets, as in `:stat[total-reach]`',
    ],
  },
  {
    what: 'a space after the colon of a reference',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ': stat[signatories]',
    says: ['+0:35 `: stat[` is shown as typed', '→ remove the space after the colon'],
  },
  {
    what: 'a letter left out of a form',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':stat[signatories]{form=word}',
    says: ['+0:35 there is no display form `word`', '→ did you mean `words`? the forms are full, bare, words'],
  },
  {
    what: 'a form in round brackets',
    file: 'articles/charter.md',
    right: ':stat[signatories]',
    wrong: ':stat[signatories](form=words)',
    says: ['+0:53 `(form=words)` is shown as typed', '→ write `{form=words}`, in braces'],
  },
]
