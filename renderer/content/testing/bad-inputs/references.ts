import { article, type BadInput, text } from './bad-input.ts'

const excerpt = 'excerpt: A small test says more than a large opinion.'

/** References to figures that were mistyped, and texts that are nested too deep. */
export const referenceSlips: readonly BadInput[] = [
  article(
    'reference-name',
    'another name for a reference',
    { [excerpt]: 'excerpt: All :stats[count/pilots] pilots.' },
    [
      '7:14 error: `:stats[count/pilots]` is not a reference to a figure, and would be shown as typed [figures/reference]',
      '→ did you mean `:stat[count/pilots]`?',
    ],
  ),
  text('reference-colons', 'a second colon before a reference', 'All ::stat[count/pilots] pilots.', [
    '21:5 error: `::stat[count/pilots]` is not a reference to a figure, and would be shown as typed [figures/reference]',
    '→ did you mean `:stat[count/pilots]`?',
  ]),
  text('nested-quotations', 'thousands of quotations within each other', '>'.repeat(3000), [
    '21:51 error: lists, quotations and other marks are nested more than 50 deep here [markdown/nesting]',
    '→ remove marks such as > and -, or put a backslash before those that are meant as text',
  ]),
]
