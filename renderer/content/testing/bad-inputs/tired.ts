import { article, type BadInput, pilot, text } from './bad-input.ts'

/** What a writer does who is tired, or who is used to other tools. */
export const tiredSlips: readonly BadInput[] = [
  pilot(
    'bullets',
    'bullets of a word processor in the place of hyphens',
    { '  - One list\n  - Another list': '  • One list\n  • Another list' },
    [
      '11:3 error: expected a hyphen before a list entry, found • [frontmatter/yaml]',
      '→ write a hyphen and a space before each entry',
    ],
  ),
  pilot('fence-between', 'three hyphens between two fields', { 'milestones:\n': '---\nmilestones:\n' }, [
    '22:1 error: a line `---` ends the fields here, and `milestones` below it looks like one more [frontmatter/fence]',
    '→ remove this line: `---` belongs once above the fields and once below them',
  ]),
  pilot('decimal-comma', 'a comma before the decimals', { 'value: 800': 'value: 31,5' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "31,5" [frontmatter/value]',
    '→ write `value: 31.5`, with a point before the decimals',
  ]),
  pilot('unit-sign', 'the sign of a currency for its code', { 'unit: people': 'unit: $' }, [
    '21:11 error: `unit` of entry 1 of `stats`: expected a word for what is counted, %, or a currency by its code: USD, HKD, found "$" [frontmatter/value]',
    '→ write USD or HKD for a currency',
  ]),
  ...Object.entries({ usd: 'write USD', EUR: 'ask a developer to add the currency EUR', '“%”': "write '%'" }).map(
    ([unit, fix], index) =>
      pilot(`unit-code-${index}`, `${unit} for a unit`, { 'unit: people': `unit: ${unit}` }, [
        `21:11 error: \`unit\` of entry 1 of \`stats\`: expected a word for what is counted, %, or a currency by its code: USD, HKD, found "${unit}" [frontmatter/value]`,
        `→ ${fix}`,
      ]),
  ),
  pilot(
    'highlight-elsewhere',
    'a figure of another file at the top of the page',
    { 'milestones:\n': 'highlights:\n  - lantern-post/total-reach\nmilestones:\n' },
    [
      '23:5 error: entry 1 of `highlights`: expected lowercase letters, digits and hyphens, such as my-pilot, found "lantern-post/total-reach" [frontmatter/value]',
      '→ only figures of this file are allowed here: if it is one, write the name after the slash',
    ],
  ),
  article('html-in-field', 'HTML in a field', { 'excerpt: A small test': 'excerpt: A <b>small</b> test' }, [
    '7:12 error: `<b>` is HTML, which is shown as typed [markdown/leftover]',
    '→ remove the tags: the page styles the field itself',
    '7:20 error: `</b>` is HTML, which is shown as typed [markdown/leftover]',
    '→ remove the tags: the page styles the field itself',
  ]),
  text('braces', 'a figure as in templates', 'All {{pilots}} pilots.', [
    '21:5 error: `{{pilots}}` is shown as typed [markdown/leftover]',
    '→ write a figure as `:stat[…]`, with its id; write other values out',
  ]),
  text('link-mail', 'an email address for a link', 'See [our address](hello@example.org).', [
    '21:5 error: the link `hello@example.org` is an email address [links/target]',
    '→ write mailto:hello@example.org',
  ]),
  text('image-public', 'an image with its folder', '![A light](public/images/harbour.jpg)', [
    '21:1 error: the image `public/images/harbour.jpg` has an address within public/ [links/target]',
    '→ write /images/harbour.jpg, without public',
  ]),
  text('picture-elsewhere', 'a picture as in other notebooks', '![[harbour.jpg]]', [
    '21:1 error: `![[harbour.jpg]]` is not a picture [markdown/leftover]',
    '→ write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
  ]),
  text('link-elsewhere', 'links as in other notebooks', 'See [[keeper-club]] and [[lantern-post]].', [
    '21:5 error: `[[keeper-club]]` is not a link [markdown/leftover]',
    '→ write [the words](the address)',
    '21:25 error: `[[lantern-post]]` is not a link [markdown/leftover]',
    '→ write [the words](the address)',
  ]),
  text('boxes', 'a list with boxes to tick', '- [ ] Ask Ann\n- [x] Tell Ben', [
    '21:3 error: `[ ]` is shown as typed: there are no task lists here [markdown/leftover]',
    '→ remove the brackets',
    '22:3 error: `[x]` is shown as typed: there are no task lists here [markdown/leftover]',
    '→ remove the brackets',
  ]),
  text('smiley', 'a smiley by its name', 'They stayed :smile: and gave.', [
    '21:13 error: `:smile:` is shown as typed [markdown/leftover]',
    '→ use words, or type the sign itself',
  ]),
  text('marker', 'words marked as with a pen', 'They are ==empty== again.', [
    '21:10 error: `==empty==` is shown as typed [markdown/leftover]',
    '→ write **words** to emphasise them',
  ]),
]
