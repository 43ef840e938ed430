import { type BadInput, text } from './bad-input.ts'

/** Links, notes and lists that were not closed, or are written as elsewhere. */
export const markSlips: readonly BadInput[] = [
  text('link-undefined', 'a link whose address is not given', 'See [the report][report].', [
    '21:16 error: `][report]` does not end a link: this file does not define its address [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('link-space', 'a space in the address of a link', 'See [the report](https://example.org/the report).', [
    '21:16 error: `](https://example.org/the report)` does not end a link, because of the space in the address [markdown/leftover]',
    '→ remove the space from the address, or write `](https://example.org/the%20report)`',
  ]),
  text(
    'link-open-sentence',
    'a link that is not closed before the sentence goes on',
    'See [the pilots](/pilots and more.',
    [
      '21:16 error: `](/pilots` does not end a link: its closing bracket is missing [markdown/leftover]',
      '→ write `](/pilots)`',
    ],
  ),
  text('footnote-word', 'a footnote of one word, which is an address to the parser', 'It fell.[^1]\n\n[^1]: Spring', [
    '21:9 error: `[^1]` is not a footnote: there are none here [markdown/footnote]',
    '→ put it into the text, or into brackets, and remove the mark and its note',
  ]),
]
