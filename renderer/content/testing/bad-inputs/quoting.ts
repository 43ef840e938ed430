import { article, type BadInput } from './bad-input.ts'

/** Texts in the frontmatter that need quotation marks, or have the wrong ones. */
export const quotingSlips: readonly BadInput[] = [
  article(
    'colon-in-item',
    'a colon in a text of a nested list',
    { 'label: Report of the test': 'label: Report: the test' },
    [
      '12:18 error: a text that contains a colon and a space needs quotes [frontmatter/yaml]',
      "→ write `label: 'Report: the test'`",
    ],
  ),
  article(
    'smart-quotes',
    'quotation marks of a word processor around a text with a colon',
    { 'title: A small test': 'title: “A small test: the report”' },
    [
      '3:8 error: these are the quotation marks of a word processor, which YAML reads as letters [frontmatter/yaml]',
      "→ write `title: 'A small test: the report'`",
    ],
  ),
  article(
    'smart-quotes-value',
    'quotation marks of a word processor around a fixed word',
    { 'category: Manifesto': 'category: “Manifesto”' },
    [
      '6:11 error: `category`: expected "Innovation Challenge", "Manifesto", found "“Manifesto”" [frontmatter/value]',
      '→ did you mean `Manifesto`? another is added to `categories.articles` in settings.md',
    ],
  ),
  article(
    'unclosed-quote',
    'a double quotation mark that is not closed',
    { 'title: A small test': 'title: "A small test' },
    ['3:8 error: the quotation mark is not closed [frontmatter/yaml]', "→ write `title: 'A small test'`"],
  ),
  article(
    'unclosed-single',
    'a single quotation mark that is not closed',
    { 'title: A small test': "title: 'A small test" },
    ['3:8 error: the quotation mark is not closed [frontmatter/yaml]', "→ write `title: 'A small test'`"],
  ),
  article(
    'apostrophe',
    'an apostrophe in single quotation marks',
    { 'title: A small test': "title: 'The donors' test'" },
    [
      '3:19 error: the text continues after its closing quotation mark [frontmatter/yaml]',
      '→ write `title: "The donors\' test"`',
    ],
  ),
  article(
    'inner-quotes',
    'quotation marks in quotation marks',
    { 'title: A small test': 'title: "The "small" test"' },
    [
      '3:13 error: the text continues after its closing quotation mark [frontmatter/yaml]',
      '→ write `title: \'The "small" test\'`',
    ],
  ),
  article(
    'begins-quoted',
    'a text that begins with a quoted word',
    { 'title: A small test': 'title: "Small" is enough' },
    [
      '3:14 error: the text continues after its closing quotation mark [frontmatter/yaml]',
      '→ write `title: \'"Small" is enough\'`',
    ],
  ),
  article(
    'unclosed-bracket',
    'a text with a bracket that is not closed',
    { 'title: A small test': 'title: [A small test' },
    ['3:8 error: a text that begins with [ needs quotes [frontmatter/yaml]', "→ write `title: '[A small test'`"],
  ),
  article('brace-text', 'a text that begins in brackets', { 'title: A small test': 'title: [Draft] A small test' }, [
    '3:8 error: a text that begins with [ needs quotes [frontmatter/yaml]',
    "→ write `title: '[Draft] A small test'`",
  ]),
  article('at-sign', 'a text that begins with @', { 'title: A small test': 'title: @home' }, [
    '3:8 error: a text that begins with @ needs quotes [frontmatter/yaml]',
    "→ write `title: '@home'`",
  ]),
  article('backtick', 'a text in backticks', { 'title: A small test': 'title: `code`' }, [
    '3:8 error: a text that begins with ` needs quotes [frontmatter/yaml]',
    "→ write `title: '`code`'`",
  ]),
  article('star', 'a text in markdown’s emphasis', { 'title: A small test': 'title: *Important* test' }, [
    '3:8 error: a text that begins with * needs quotes [frontmatter/yaml]',
    "→ write `title: '*Important* test'`",
  ]),
  article('star-alone', 'a text that begins with *', { 'title: A small test': 'title: *Important' }, [
    '3:8 error: `*Important` refers to nothing [frontmatter/yaml]',
    '→ put quotes around a text that begins with *',
  ]),
  article('ampersand', 'a text that begins with & and a space', { 'title: A small test': 'title: & more' }, [
    '3:8 error: a text that begins with & needs quotes [frontmatter/yaml]',
    "→ write `title: '& more'`",
  ]),
  article('ampersand-word', 'a text that begins with &', { 'title: A small test': 'title: &more than this' }, [
    '3:8 error: `&more` is read as a name for the value after it, and is not shown [frontmatter/yaml]',
    '→ put quotes around a text that begins with &',
  ]),
  article('exclamation', 'a text that begins with !', { 'title: A small test': 'title: !Important' }, [
    '3:8 error: a text that begins with ! needs quotes [frontmatter/yaml]',
    "→ write `title: '!Important'`",
  ]),
  article('pipe', 'a text that begins with |', { 'title: A small test': 'title: | A small test' }, [
    '3:8 error: a text that begins with | needs quotes [frontmatter/yaml]',
    "→ write `title: '| A small test'`",
  ]),
  article('greater', 'a text that begins with >', { 'title: A small test': 'title: > A small test' }, [
    '3:8 error: a text that begins with > needs quotes [frontmatter/yaml]',
    "→ write `title: '> A small test'`",
  ]),
  article('question', 'a text that begins with ?', { 'title: A small test': 'title: ? A small test' }, [
    '3:8 error: a text that begins with ? needs quotes [frontmatter/yaml]',
    "→ write `title: '? A small test'`",
  ]),
  article('dash-text', 'a text that begins with a hyphen', { 'title: A small test': 'title: - A small test' }, [
    '3:8 error: a text that begins with - needs quotes [frontmatter/yaml]',
    "→ write `title: '- A small test'`",
  ]),
  article('hash', 'a text that begins with #', { 'title: A small test': 'title: # One of us' }, [
    '3:8 error: `title`: expected text, found nothing [frontmatter/value]',
    '→ write the text, in quotes if it begins with a #; or remove the line if nothing belongs there',
  ]),
  article('escape', 'a backslash in double quotation marks', { 'title: A small test': 'title: "C:\\donors"' }, [
    '3:11 error: a backslash within double quotation marks begins an escape [frontmatter/yaml]',
    "→ write `title: 'C:\\donors'`",
  ]),
]
