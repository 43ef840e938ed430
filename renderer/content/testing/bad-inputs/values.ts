import { expected } from '../one-of.ts'
import { article, type BadInput, pilot } from './bad-input.ts'

/** Fields that are missing or unknown, and values that do not fit. */
export const valueSlips: readonly BadInput[] = [
  article('prose-date', 'a date in words', { 'date: 2025-01-15': 'date: 15 January 2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "15 January 2025" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('yes', 'yes for true', { 'featured: false': 'featured: yes' }, [
    '10:11 error: `featured`: expected true or false, found "yes" [frontmatter/value]',
    '→ write true, without quotes',
  ]),
  article('no', 'no for false', { 'featured: false': 'featured: No' }, [
    '10:11 error: `featured`: expected true or false, found "No" [frontmatter/value]',
    '→ write false, without quotes',
  ]),
  article('nothing', 'nothing for a text', { 'title: A small test': 'title:' }, [
    '3:7 error: `title`: expected text, found nothing [frontmatter/value]',
    '→ write the text, in quotes if it begins with a #; or remove the line if nothing belongs there',
  ]),
  article('missing', 'a field that is missing', { 'excerpt: A small test says more than a large opinion.\n': '' }, [
    '2:1 error: the field `excerpt` is missing [frontmatter/missing-field]',
    '→ it is …',
  ]),
  article(
    'unknown-nested',
    'an unknown field in a list, and the right one missing',
    { '    url: https://example.org/talk': '    link: https://example.org/talk' },
    [
      '14:5 error: the field `url` of entry 2 of `links` is missing [frontmatter/missing-field]',
      '→ it is …',
      '15:5 error: there is no field `link` in entry 2 of `links` [frontmatter/unknown-field]',
      '→ the fields here are `label`, `url`, `description`, `placeholder`',
    ],
  ),
  article('enum', 'a category with a small letter', { 'category: Manifesto': 'category: manifesto' }, [
    '6:11 error: `category`: expected "Innovation Challenge", "Manifesto", found "manifesto" [frontmatter/value]',
    '→ did you mean `Manifesto`? another is added to `categories.articles` in settings.md',
  ]),
  article('http', 'an address without encryption', { 'https://example.org/talk': 'http://example.org/talk' }, [
    '15:10 error: `url` of entry 2 of `links`: expected a complete https address, such as https://example.org/report, found "http://example.org/talk" [frontmatter/value]',
    '→ write https://example.org/talk',
  ]),
  article('www', 'an address without its scheme', { 'https://example.org/talk': 'www.example.org/talk' }, [
    '15:10 error: `url` of entry 2 of `links`: expected a complete https address, such as https://example.org/report, found "www.example.org/talk" [frontmatter/value]',
    '→ write https://www.example.org/talk',
  ]),
  article('javascript', 'code for an address', { 'https://example.org/talk': 'javascript:alert(1)' }, [
    '15:10 error: `url` of entry 2 of `links`: expected a complete https address, such as https://example.org/report, found "javascript:alert(1)" [frontmatter/value]',
  ]),
  pilot('grouped-plus', 'a number as a reader sees it', { 'value: 800': 'value: 1,800+' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "1,800+" [frontmatter/value]',
    '→ write `value: 1800` and `qualifier: +`, each on a line of its own',
  ]),
  pilot('quoted-number', 'a number in quotes', { 'value: 800': "value: '800'" }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "800" [frontmatter/value]',
    '→ write `value: 800`, without quotes',
  ]),
  pilot('percent-number', 'a percentage as a reader sees it', { 'value: 800': 'value: 6.45%' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "6.45%" [frontmatter/value]',
    "→ write `value: 6.45` and `unit: '%'`, each on a line of its own",
  ]),
  pilot(
    'milestone',
    'a day that does not exist, in a nested list',
    { 'deadline: 2024-03-01': 'deadline: 2024-02-30' },
    [
      '28:15 error: `deadline` of entry 2 of `milestones`: expected a date (2030-06-15), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov), found "2024-02-30" [frontmatter/value]',
      '→ February 2024 has 29 days: write a day that exists',
    ],
  ),
  pilot('milestone-label', 'a label of another form, in a nested list', { 'label: M2': 'label: Second' }, [
    '26:12 error: `label` of entry 2 of `milestones`: expected M1, M2, M3 …, found "Second" [frontmatter/value]',
  ]),
  pilot('three-features', 'a list that is too short', { '  - A report\n': '' }, [
    '11:3 error: `keyFeatures`: expected exactly four key features, found 3 [frontmatter/value]',
  ]),
  pilot('icon', 'a slip in a fixed word', { 'icon: heart': 'icon: haert' }, [
    `7:7 error: \`icon\`: ${expected.icon}, found "haert" [frontmatter/value]`,
    '→ did you mean `chart` or `heart`? a developer adds others',
  ]),
  pilot(
    'chart-foreign',
    'a field that another kind of chart has',
    {
      'milestones:\n':
        "  - id: share\n    label: donors who stayed\n    value: 20\n    unit: '%'\n    standsFor: result\ncharts:\n  - id: donors\n    kind: rings\n    title: Donors\n    fields:\n      - Name\n    figures:\n      - figure: share\n        label: All\nmilestones:\n",
    },
    [
      '31:5 error: there is no field `fields` in entry 1 of `charts` [frontmatter/unknown-field]',
      '→ the fields here are `id`, `title`, `kind`, `figures`, `note`',
    ],
  ),
  pilot('category', 'the category of an article for a pilot', { 'category: Data Analytics': 'category: Manifesto' }, [
    '8:11 error: `category`: expected "Leadership Development", "Digital Engagement", "Social Enterprise", "Platform Innovation", "Mobile Fundraising", "Data Analytics", found "Manifesto" [frontmatter/value]',
    '→ write one of these; another is added to `categories.pilots` in settings.md',
  ]),
  pilot(
    'empty-list',
    'nothing for a list',
    {
      'milestones:\n  - label: M1\n    name: Planning\n    deadline: Dec 2023\n  - label: M2\n    name: Report\n    deadline: 2024-03-01':
        'milestones:',
    },
    [
      '22:12 error: `milestones`: expected a list, found nothing [frontmatter/value]',
      '→ write the entries below, or remove the line',
    ],
  ),
]
