import { article, type BadInput, pilot } from './bad-input.ts'

/** Faults of the fields and of the text in one file: what the text says is checked when every field can be read. */
export const slipsTogether: readonly BadInput[] = [
  pilot(
    'fields-and-text',
    'fields that do not fit, above a text that does not either',
    {
      'status: Implemented': 'status: Done',
      'value: 800': 'value: many',
      'We asked :stat[donors] donors.':
        'We asked :stat[donors] donors and 977 others, [as planned](/pilot).\n\n<b>Done</b>',
    },
    [
      '9:9 error: `status`: expected "Ongoing", "Implemented", "Completed", found "Done" [frontmatter/value]',
      '→ write one of these; a developer adds others',
      '20:12 error: `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "many" [frontmatter/value]',
      '→ write the number in digits, such as 800',
    ],
  ),
  pilot(
    'fields-shown-in-text',
    'a list with a slip in its name, which the text shows',
    { 'milestones:': 'milestnes:', 'We asked :stat[donors] donors.': 'We asked :stat[m1].\n\n::milestones' },
    ['22:1 error: there is no field `milestnes` [frontmatter/unknown-field]', '→ did you mean `milestones`?'],
  ),
  article(
    'fields-and-fields',
    'a field that does not fit, above a number in another',
    { 'title: A small test': 'title: 2025', 'excerpt: A small test': 'excerpt: A test of 977 donors' },
    ['3:8 error: `title`: expected text, found 2025 [frontmatter/value]', "→ put it in quotes: '2025'"],
  ),
  article(
    'accepted-wrong',
    'an acceptance that does not fit, for a number in the text',
    { 'draft: true': 'accepted:\n  - 977\ndraft: true', 'A small test.\n': 'A test of 977 donors.\n' },
    [
      '17:5 error: entry 1 of `accepted`: expected fields, each as `name: value`, found 977 [frontmatter/value]',
      '→ its fields are `text`, `reason`, each on a line of its own with two spaces before it',
    ],
  ),
  article(
    'yaml-and-text',
    'a frontmatter that is no YAML, above a text that has faults of its own',
    {
      'title: A small test': 'title: Keeper: a small test',
      'A small test.\n': 'A test of 977 donors, [as code](javascript:alert(1)).\n\n#### Next\n',
    },
    [
      '3:14 error: a text that contains a colon and a space needs quotes [frontmatter/yaml]',
      "→ write `title: 'Keeper: a small test'`",
    ],
  ),
]
