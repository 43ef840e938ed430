import type { TypingFault } from './typing-fault.ts'

/** Slips that change nothing, or that no rule could know. */
export const harmless: readonly TypingFault[] = [
  {
    what: 'two spaces after a colon',
    file: 'articles/charter.md',
    right: 'title: The Charter',
    wrong: 'title:  The Charter',
    says: [],
  },
  {
    what: 'a point behind a number',
    file: 'pilots/lantern-post.md',
    right: 'value: 8600',
    wrong: 'value: 8600.',
    says: [],
  },
  {
    what: 'an empty line too many',
    file: 'articles/charter.md',
    right: 'It says little else',
    wrong: '\n\nIt says little else',
    says: [],
  },
]
