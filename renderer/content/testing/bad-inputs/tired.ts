import { article, type BadInput, pilot, text } from './bad-input.ts'

/** What a writer does who is tired, or who is used to other tools. */
export const tiredSlips: readonly BadInput[] = [
  pilot(
    'bullets',
    'bullets of a word processor in the place of hyphens',
    { '  - One list\n  - Another list': '  • One list\n  • Another list' },
    [
      '11:3 error: an entry of a list begins with a hyphen, and here stands • [frontmatter/yaml]',
      '→ write a hyphen and a space before each entry',
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
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "31,5" [frontmatter/value]',
    '→ write `value: 31.5`, with a point before the decimals',
  ]),
  pilot('unit-sign', 'the sign of a currency for its code', { 'unit: people': 'unit: $' }, [
    '21:11 error: `unit` of entry 1 of `stats`: expected a word for what is counted, %, or a currency by its code: USD, HKD, found "$" [frontmatter/value]',
  ]),
  pilot(
    'highlight-elsewhere',
    'a figure of another file at the top of the page',
    { 'milestones:\n': 'highlights:\n  - lantern-post/total-reach\nmilestones:\n' },
    [
      '23:5 error: entry 1 of `highlights`: expected small letters, digits and hyphens, such as my-pilot, found "lantern-post/total-reach" [frontmatter/value]',
      '→ only figures of this file stand here: write the name behind the slash if it is one',
    ],
  ),
  article('no-colon', 'a field without its colon', { 'category: Manifesto': 'category Manifesto' }, [
    '6:1 error: expected a field, as `name: value`, found text alone [frontmatter/yaml]',
    '→ write `category: Manifesto` if it is a field; put a # before a remark; let a text that goes on begin with two spaces',
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
    '7:20 error: `</b>` is HTML, which is shown as it is typed [markdown/leftover]',
    '→ take the signs out: the page itself makes a field look right',
  ]),
  text('braces', 'a figure as in templates', 'All {{pilots}} pilots.', [
    '21:5 error: `{{pilots}}` is shown as it is typed [markdown/leftover]',
    '→ write a figure as `:stat[…]`, with its id; other values stand in the text themselves',
  ]),
  text('link-mail', 'an email address for a link', 'See [our address](hello@example.org).', [
    '21:5 error: the link `hello@example.org` is an email address [links/target]',
    '→ write mailto:hello@example.org',
  ]),
  text('image-public', 'an image with its folder', '![A light](public/icon.svg)', [
    '21:1 error: the image `public/icon.svg` has an address within public/ [links/target]',
    '→ write /icon.svg, without public',
  ]),
  text('picture-elsewhere', 'a picture as in other notebooks', '![[icon.svg]]', [
    '21:1 error: `![[icon.svg]]` is no picture [markdown/leftover]',
    '→ write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
  ]),
  text('link-elsewhere', 'links as in other notebooks', 'See [[keeper-club]] and [[lantern-post]].', [
    '21:5 error: `[[keeper-club]]` is no link [markdown/leftover]',
    '→ write [the words](the address)',
    '21:25 error: `[[lantern-post]]` is no link [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('boxes', 'a list with boxes to tick', '- [ ] Ask Ann\n- [x] Tell Ben', [
    '21:3 error: `[ ]` is shown as it is typed: a list has no boxes to tick here [markdown/leftover]',
    '→ take the brackets out',
    '22:3 error: `[x]` is shown as it is typed: a list has no boxes to tick here [markdown/leftover]',
    '→ take the brackets out',
  ]),
  text('smiley', 'a smiley by its name', 'They stayed :smile: and gave.', [
    '21:13 error: `:smile:` is shown as it is typed [markdown/leftover]',
    '→ say it in words, or type the sign itself',
  ]),
  text('marker', 'words marked as with a pen', 'They are ==empty== again.', [
    '21:10 error: `==empty==` is shown as it is typed [markdown/leftover]',
    '→ write **words** to set them off',
  ]),
  text('round-brackets', 'a figure in round brackets', 'All :stat(pilots).', [
    '21:5 error: the reference names no figure [figures/reference]',
    '→ write the id of the figure in square brackets, as in `:stat[total-reach]`',
  ]),
  text('heading-first-above', 'a heading of the first level above another', '# The wells\n\n### Their plan', [
    '21:1 error: a heading of level 1 is refused here: the page makes it from the title [markdown/heading]',
    '→ write ## The wells',
  ]),
  pilot('number-and-unit', 'a number with what it counts', { 'value: 800': 'value: 800 donors' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "800 donors" [frontmatter/value]',
    '→ write `value: 800` and `unit: donors`, each on a line of its own',
  ]),
]
