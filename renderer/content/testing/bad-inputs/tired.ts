import { article, type BadInput, pilot, text } from './bad-input.ts'

/** What a writer does who is tired, or who is used to other tools. */
export const tiredSlips: readonly BadInput[] = [
  pilot(
    'bullets',
    'bullets of a word processor in the place of hyphens',
    { '  - One list\n  - Another list': '  • One list\n  • Another list' },
    [
      '11:3 error: an entry of a list begins with a hyphen, and here stands • [frontmatter/yaml]',
      '→ write a hyphen and a blank before each entry',
    ],
  ),
  pilot('milestone-twice', 'two milestones of one label', { 'label: M2': 'label: M1' }, [
    '28:15 error: there are two figures `milestone-twice/m1` in this file [figures/name]',
    '→ give one of them another `id`, or a milestone another `label`',
  ]),
  pilot('fence-between', 'three hyphens between two fields', { 'milestones:\n': '---\nmilestones:\n' }, [
    '22:1 error: a line `---` ends the fields here, and `milestones` beneath it looks like one more [frontmatter/fence]',
    '→ take this line out: `---` stands once above the fields and once below them',
  ]),
  pilot('decimal-comma', 'a comma before the decimals', { 'value: 800': 'value: 31,5' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (29000), a range with from and to, or a date (2025-09-23), time or period, found "31,5" [frontmatter/value]',
    '→ write `value: 31.5`, with a point before the decimals',
  ]),
  pilot('unit-sign', 'the sign of a currency for its code', { 'unit: people': 'unit: $' }, [
    '21:11 error: `unit` of entry 1 of `stats`: expected a word for what is counted, %, or a currency by its code: USD, HKD, found "$" [frontmatter/value]',
  ]),
  pilot(
    'highlight-elsewhere',
    'a figure of another file at the top of the page',
    { 'milestones:\n': 'highlights:\n  - unhcr-us/total-reach\nmilestones:\n' },
    [
      '23:5 error: entry 1 of `highlights`: expected small letters, digits and hyphens, such as my-pilot, found "unhcr-us/total-reach" [frontmatter/value]',
      '→ only figures of this file stand here: write the name behind the slash if it is one',
    ],
  ),
  article('no-colon', 'a field without its colon', { 'category: Manifesto': 'category Manifesto' }, [
    '6:1 error: expected a field, as `name: value`, found text alone [frontmatter/yaml]',
    '→ write `category: Manifesto` if it is a field; put a # before a remark; let a text that goes on begin with two blanks',
  ]),
  article(
    'draft-other',
    'a word of another language for true',
    { 'draft: true': 'draft: true\nfeatured: ja', 'featured: false\n': '' },
    [
      '16:11 error: `featured`: expected true or false, found "ja" [frontmatter/value]',
      '→ write true or false, without quotes',
    ],
  ),
  article('html-in-field', 'HTML in a field', { 'excerpt: A small test': 'excerpt: A <b>small</b> test' }, [
    '7:12 error: `<b>` is HTML, which is shown as it is typed [markdown/leftover]',
    '→ take the signs out: the page itself makes a field look right',
  ]),
  text('braces', 'a figure as in templates', 'All {{pilots}} pilots.', [
    '21:5 error: `{{pilots}}` is shown as it is typed [markdown/leftover]',
    '→ write a figure as `:stat[…]`, with its id; other values stand in the text themselves',
  ]),
  text('brackets-swapped', 'the brackets of a link the wrong way round', 'See (the pilots)[/pilots].', [
    '21:5 error: `(the pilots)[/pilots]` is no link: its brackets are the wrong way round [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('link-undefined', 'a link whose address is not given', 'See [the report][report].', [
    '21:16 error: `][report]` ends no link: nothing in this file says which address that is [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('link-blank', 'a blank in the address of a link', 'See [the report](https://example.org/the report).', [
    '21:16 error: `](https://example.org/the report)` ends no link, because of the blank in the address [markdown/leftover]',
    '→ take the blank out of the address, or write %20 in its place',
  ]),
  text('link-mail', 'an e-mail address for a link', 'See [our address](hello@example.org).', [
    '21:5 error: the link `hello@example.org` is an e-mail address [links/target]',
    '→ write mailto:hello@example.org',
  ]),
  text('image-public', 'an image with its folder', '![A light](public/icon.svg)', [
    '21:1 error: the image `public/icon.svg` has an address within public/ [links/target]',
    '→ write /icon.svg, without public',
  ]),
  text('footnote', 'a footnote', 'It fell.[^a]', [
    '21:9 error: `[^a]` is no footnote: there are none here [markdown/leftover]',
    '→ say it in the text, or in brackets',
  ]),
]
