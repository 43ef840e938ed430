import { type BadInput, text } from './bad-input.ts'

/** Links, notes and lists that were not closed, or are written as elsewhere. */
export const markSlips: readonly BadInput[] = [
  text('brackets-swapped', 'the brackets of a link the wrong way round', 'See (the pilots)[/pilots].', [
    '21:5 error: `(the pilots)[/pilots]` is not a link: its brackets are the wrong way round [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('link-undefined', 'a link whose address is not given', 'See [the report][report].', [
    '21:16 error: `][report]` does not end a link: this file does not define its address [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('link-space', 'a space in the address of a link', 'See [the report](https://example.org/the report).', [
    '21:16 error: `](https://example.org/the report)` does not end a link, because of the space in the address [markdown/leftover]',
    '→ remove the space from the address, or write `](https://example.org/the%20report)`',
  ]),
  text('link-open', 'a link without its closing bracket', 'See [the pilots](/pilots', [
    '21:16 error: `](/pilots` does not end a link: its closing bracket is missing [markdown/leftover]',
    '→ write `](/pilots)`',
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
  text(
    'link-title-curly',
    'the title of a link in quotation marks of a word processor',
    'See [all pilots](/pilots “All of them”) now.',
    [
      '21:16 error: `](/pilots “All of them”)` does not end a link, because of the quotation marks around its title [markdown/leftover]',
      '→ use straight ones: `](/pilots "All of them")`',
    ],
  ),
  text(
    'link-title-number',
    'a number in the title of an address',
    'See [all pilots][a].\n\n[a]: /pilots "All 977 people"',
    [
      '23:19 error: found the number `977` in the text, expected a reference to a figure [figures/typed-number]',
      '→ define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
    ],
  ),
  text('footnote', 'a footnote', 'It fell.[^1]\n\n[^1]: In spring.', [
    '21:9 error: `[^1]` is not a footnote: there are none here [markdown/footnote]',
    '→ put it into the text, or into brackets, and remove the mark and its note',
  ]),
  text('footnote-word', 'a footnote of one word, which is an address to the parser', 'It fell.[^1]\n\n[^1]: Spring', [
    '21:9 error: `[^1]` is not a footnote: there are none here [markdown/footnote]',
    '→ put it into the text, or into brackets, and remove the mark and its note',
  ]),
  text('definition-list', 'a list of definitions', 'Lamp\n: It burns oil.', [
    '22:1 error: `: ` at the beginning of a line is shown as typed: there are no definition lists here [markdown/leftover]',
    '→ write the term and its meaning on one line, as in `**Term**: what it means`',
  ]),
]
