import { expected } from '../one-of.ts'
import { article, type BadInput, pilot } from './bad-input.ts'

/** Fields that are missing or unknown, and values that do not fit. */
export const valueSlips: readonly BadInput[] = [
  article('impossible', 'a day that does not exist', { 'date: 2025-01-15': 'date: 2025-02-30' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2025-02-30" [frontmatter/value]',
    '→ February 2025 has 28 days: write a day that exists',
  ]),
  article('prose-date', 'a date in words', { 'date: 2025-01-15': 'date: 15 January 2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "15 January 2025" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('prose-date2', 'a date in words of another order', { 'date: 2025-01-15': 'date: January 15th, 2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "January 15th, 2025" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('soon', 'prose for a date', { 'date: 2025-01-15': 'date: soon' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "soon" [frontmatter/value]',
  ]),
  article('slash-date', 'a date with slashes, the day first', { 'date: 2025-01-15': 'date: 15/01/2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "15/01/2025" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('slash-date2', 'a date with slashes, the year first', { 'date: 2025-01-15': 'date: 2025/01/15' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2025/01/15" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('dots-date', 'a date with dots', { 'date: 2025-01-15': 'date: 15.01.2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "15.01.2025" [frontmatter/value]',
    '→ write 2025-01-15',
  ]),
  article('short-date', 'a date without its zeros', { 'date: 2025-01-15': 'date: 2025-1-5' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2025-1-5" [frontmatter/value]',
    '→ write 2025-01-05',
  ]),
  article('ambiguous-date', 'a date that may be two', { 'date: 2025-01-15': 'date: 03/04/2025' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "03/04/2025" [frontmatter/value]',
    '→ write 2025-04-03 or 2025-03-04',
  ]),
  article('timestamp', 'a date with a time', { 'date: 2025-01-15': 'date: 2025-01-15T10:00:00Z' }, [
    '5:7 error: `date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2025-01-15T10:00:00Z" [frontmatter/value]',
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
  article('true-quoted', 'true in quotes', { 'featured: false': "featured: 'true'" }, [
    '10:11 error: `featured`: expected true or false, found "true" [frontmatter/value]',
    '→ write true, without quotes',
  ]),
  article('list-for-text', 'a list for a text', { 'title: A small test': 'title:\n  - A\n  - small test' }, [
    '4:3 error: `title`: expected text, found a list [frontmatter/value]',
    '→ write one text after the colon, without hyphens',
  ]),
  article('number-for-text', 'a number for a text', { 'title: A small test': 'title: 2025' }, [
    '3:8 error: `title`: expected text, found 2025 [frontmatter/value]',
    "→ put it in quotes: '2025'",
  ]),
  article('nothing', 'nothing for a text', { 'title: A small test': 'title:' }, [
    '3:7 error: `title`: expected text, found nothing [frontmatter/value]',
    '→ write the text, in quotes if it begins with a #; or remove the line if nothing belongs there',
  ]),
  article('boolean-text', 'true for a text', { 'title: A small test': 'title: true' }, [
    '3:8 error: `title`: expected text, found true [frontmatter/value]',
    "→ put it in quotes: 'true'",
  ]),
  article('quotes-empty', 'an empty text', { 'title: A small test': "title: ''" }, [
    '3:8 error: `title`: expected text, found nothing [frontmatter/value]',
  ]),
  article('missing', 'a field that is missing', { 'excerpt: A small test says more than a large opinion.\n': '' }, [
    '2:1 error: the field `excerpt` is missing [frontmatter/missing-field]',
    '→ it is …',
  ]),
  article('missing-nested', 'a field that is missing in a list', { '    url: https://example.org/talk\n': '' }, [
    '14:5 error: the field `url` of entry 2 of `links` is missing [frontmatter/missing-field]',
    '→ it is …',
  ]),
  article('unknown', 'a field with a slip in its name', { 'excerpt:': 'exerpt:' }, [
    '7:1 error: there is no field `exerpt` [frontmatter/unknown-field]',
    '→ did you mean `excerpt`?',
  ]),
  article('unknown-capital', 'a field with a capital', { 'category:': 'Category:' }, [
    '6:1 error: there is no field `Category` [frontmatter/unknown-field]',
    '→ did you mean `category`?',
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
  article('enum-list', 'a category that does not exist', { 'category: Manifesto': 'category: Poem' }, [
    '6:11 error: `category`: expected "Innovation Challenge", "Manifesto", found "Poem" [frontmatter/value]',
    '→ write one of these; another is added to `categories.articles` in settings.md',
  ]),
  article(
    'text-for-list',
    'a text for a list',
    {
      'links:\n  - label: Report of the test\n    url: https://example.org/report\n  - label: Recording of the talk\n    url: https://example.org/talk':
        'links: https://example.org/talk',
    },
    [
      '11:8 error: `links`: expected a list, found "https://example.org/talk" [frontmatter/value]',
      '→ write each entry on a line of its own that begins with two spaces and a hyphen',
    ],
  ),
  article('items-for-fields', 'a text for fields', { 'image:\n  alt: A drawing of a light': 'image: /light.svg' }, [
    '8:8 error: `image`: expected fields, each as `name: value`, found "/light.svg" [frontmatter/value]',
    '→ its fields are `alt`, `src`, each on a line of its own with two spaces before it',
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
  pilot('nan', '.nan for a number', { 'value: 800': 'value: .nan' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found NaN [frontmatter/value]',
    '→ write the number itself; a figure that is not known yet is left out',
  ]),
  pilot('inf', '.inf for a number', { 'value: 800': 'value: .inf' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found Infinity [frontmatter/value]',
    '→ write the number itself; a figure that is not known yet is left out',
  ]),
  pilot('text-number', 'words for a number', { 'value: 800': 'value: eight hundred' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "eight hundred" [frontmatter/value]',
    '→ write the number in digits, such as 800',
  ]),
  pilot('grouped', 'a number with a separator', { 'value: 800': 'value: 1,800' }, [
    '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "1,800" [frontmatter/value]',
    '→ write `value: 1800`',
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
    'features-text',
    'a text for the key features',
    { 'keyFeatures:\n  - One list\n  - Another list\n  - A comparison\n  - A report': 'keyFeatures: Monthly' },
    [
      '10:14 error: `keyFeatures`: expected a list, found "Monthly" [frontmatter/value]',
      '→ write each entry on a line of its own that begins with two spaces and a hyphen',
    ],
  ),
  pilot(
    'chart-figure',
    'a slip in the figure of a chart',
    {
      'milestones:\n':
        'charts:\n  - id: donors\n    kind: comparison\n    title: Donors\n    figures:\n      - figure: doners\n        label: All\nmilestones:\n',
    },
    [
      '27:17 error: `figure` of entry 1 of `figures` of entry 1 of `charts`: expected a figure of this file that is a number, found "doners" [frontmatter/value]',
      '→ did you mean `donors`?',
    ],
  ),
  pilot(
    'chart-field',
    'a field of a chart with a slip in its name',
    {
      'milestones:\n':
        'charts:\n  - id: donors\n    kind: comparison\n    title: Donors\n    figurs:\n      - figure: donors\n        label: All\nmilestones:\n',
    },
    [
      '26:5 error: there is no field `figurs` in entry 1 of `charts` [frontmatter/unknown-field]',
      '→ did you mean `figures`?',
    ],
  ),
  pilot(
    'chart-kind',
    'a kind of chart that does not exist',
    {
      'milestones:\n':
        'charts:\n  - id: donors\n    kind: dot\n    title: Donors\n    figures:\n      - figure: donors\n        label: All\nmilestones:\n',
    },
    [
      `24:11 error: \`kind\` of entry 1 of \`charts\`: ${expected.kind}, found "dot" [frontmatter/value]`,
      '→ did you mean `dots`? a developer adds others',
    ],
  ),
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
  pilot('status', 'a status with a slip', { 'status: Implemented': 'status: Implementd' }, [
    '9:9 error: `status`: expected "Ongoing", "Implemented", "Completed", found "Implementd" [frontmatter/value]',
    '→ did you mean `Implemented`? a developer adds others',
  ]),
  pilot('category', 'the category of an article for a pilot', { 'category: Data Analytics': 'category: Manifesto' }, [
    '8:11 error: `category`: expected "Leadership Development", "Digital Engagement", "Social Enterprise", "Platform Innovation", "Mobile Fundraising", "Data Analytics", found "Manifesto" [frontmatter/value]',
    '→ write one of these; another is added to `categories.pilots` in settings.md',
  ]),
  pilot('qualifier', 'a slip in a qualifier', { 'unit: people': 'unit: people\n    qualifier: abuot' }, [
    `22:16 error: \`qualifier\` of entry 1 of \`stats\`: ${expected.qualifier}, found "abuot" [frontmatter/value]`,
    '→ did you mean `about`? a developer adds others',
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
  pilot(
    'chart-units',
    'a chart that compares figures of two units',
    {
      'milestones:\n':
        "  - id: share\n    label: donors who stayed\n    value: 20\n    unit: '%'\n    standsFor: result\ncharts:\n  - id: donors\n    kind: comparison\n    title: Donors\n    figures:\n      - figure: donors\n        label: All\n      - figure: share\n        label: Stayed\nmilestones:\n",
    },
    [
      '34:17 error: `figure` of entry 2 of `figures` of entry 1 of `charts`: expected a figure in people, as `donors` is, because figures of other units cannot be compared, found "share" [frontmatter/value]',
      '→ give `share`, which is in %, a chart of its own, or correct its `unit`',
    ],
  ),
  pilot('stat-typo', 'a figure with a slip in its name', { ':stat[donors] donors': ':stat[doners] donors' }, [
    '34:10 error: there is no figure `doners` [figures/reference]',
    '→ did you mean `donors`?',
  ]),
]
