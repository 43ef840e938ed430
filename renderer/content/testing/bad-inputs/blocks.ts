import { article, type BadInput, pilot, text } from './bad-input.ts'

/** Blocks, components and periods as other tools and people write them. */
export const blockSlips: readonly BadInput[] = [
  pilot(
    'block-three-colons',
    'a block with three colons',
    {
      'We asked :stat[donors] donors.':
        'We asked :stat[donors] donors.\n\n:::milestones\n\n## After\n\nA text with 977 donors.',
    },
    [
      '36:1 error: `:::milestones` is not a block [markdown/directive]',
      '→ write `::milestones`, with two colons, on a line of its own',
      '40:13 error: found the number `977` in the text, expected a reference to a figure [figures/typed-number]',
      '→ define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
    ],
  ),
  text('element', 'a figure as in MDX, with its form', 'All <Stat id="count/pilots" form="words" /> pilots.', [
    '21:5 error: raw HTML is not allowed: `<Stat id="count/pilots" form="words" />` [markdown/html]',
    '→ write `:stat[count/pilots]{form=words}`',
  ]),
  pilot(
    'element-block',
    'a block as in MDX',
    { 'We asked :stat[donors] donors.': 'We asked :stat[donors] donors.\n\n<KeyQuestion />' },
    [
      '36:1 error: raw HTML is not allowed: `<KeyQuestion />` [markdown/html]',
      '→ write `::key-question`, with two colons, on a line of its own',
    ],
  ),
  pilot(
    'block-in-sentence',
    'a block within a sentence',
    { 'We asked :stat[donors] donors.': 'We asked :stat[donors] donors, see ::milestones here.' },
    [
      '34:36 error: `::milestones` is within a sentence, where it is shown as typed [markdown/leftover]',
      '→ write it alone on a line, as in `::milestones`, with an empty line above and below',
    ],
  ),
  text('block-stray', 'a block of pilots in an article', '::stats[count/pilots]', [
    '21:1 error: the block `::stats` shows nothing in this file [markdown/directive]',
    '→ write a sentence with each figure, as in `:stat[count/pilots]`, and remove the line',
  ]),
  text('block-stray-plan', 'the plan of a pilot in an article', '::milestones', [
    '21:1 error: the block `::milestones` shows nothing in this file [markdown/directive]',
    '→ remove the line: only the texts of pilots show blocks',
  ]),
  text('block-stray-sentence', 'a block within a sentence of an article', 'See ::milestones here.', [
    '21:5 error: `::milestones` is within a sentence, where it is shown as typed [markdown/leftover]',
    '→ remove it: only the texts of pilots show blocks',
  ]),
  text('block-unknown-sentence', 'two colons before any word of a sentence', 'And ::unknown here.', [
    '21:5 error: `::unknown` is shown as typed: there is no block of that name, and a block needs a line of its own [markdown/leftover]',
    '→ remove the colons',
  ]),
  text('block-address', 'a second colon before the address of the site', 'See ::website here.', [
    '21:5 error: `::website` is shown as typed: there is no block of that name, and a block needs a line of its own [markdown/leftover]',
    '→ did you mean `website`? a block is alone on its line, and what is part of a sentence has one colon',
  ]),
  text('element-other', 'a component of MDX', '<Callout title="Note">\n\nA text.\n\n</Callout>', [
    '21:1 error: raw HTML is not allowed: `<Callout title="Note">` [markdown/html]',
    '→ write it in markdown; only pages that end in .mdx have components',
  ]),
  text('link-draft', 'a link to the page of a draft', 'See [the plan](/pilot/block-three-colons).', [
    '21:5 error: /pilot/block-three-colons is the page of a draft, which no page may link to yet [links/target]',
    '→ publish pilots/block-three-colons.md, or remove the link until then',
  ]),
  pilot('quarter-words', 'a quarter in words', { 'deadline: Dec 2023': 'deadline: fourth quarter of 2023' }, [
    '25:15 error: `deadline` of entry 1 of `milestones`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "fourth quarter of 2023" [frontmatter/value]',
    '→ write Q4 2023',
  ]),
  pilot('quarter-fifth', 'a quarter that does not exist', { 'deadline: Dec 2023': 'deadline: Q5 2023' }, [
    '25:15 error: `deadline` of entry 1 of `milestones`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "Q5 2023" [frontmatter/value]',
    '→ the quarters are Q1, Q2, Q3 and Q4',
  ]),
  pilot('month-number', 'a month as a number', { 'deadline: Dec 2023': 'deadline: 12/2023' }, [
    '25:15 error: `deadline` of entry 1 of `milestones`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "12/2023" [frontmatter/value]',
    '→ write Dec 2023',
  ]),
  article('quarter-for-day', 'a quarter for a day', { 'date: 2025-01-15': 'date: Q4' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "Q4" [frontmatter/value]',
    '→ write the day itself: a month, a quarter or a time is not enough here',
  ]),
]
