import { article, type BadInput } from './bad-input.ts'

/** Slips in the form of the frontmatter: spaces, lines, lists, names. */
export const yamlSlips: readonly BadInput[] = [
  article(
    'tab-between',
    'a tab after the hyphen of a list',
    { '  - label: Report of the test': '  -\tlabel: Report of the test' },
    [
      '12:4 error: the line begins with a tab, where YAML only allows spaces [frontmatter/yaml]',
      '→ write one space after the hyphen',
    ],
  ),
  article('duplicate', 'a field that is given twice', { 'category: Manifesto': 'category: Manifesto\ntitle: Again' }, [
    '7:1 error: the field `title` is given twice [frontmatter/yaml]',
    '→ keep one of them; if a new list entry begins here, put `- ` before its first field',
  ]),
  article(
    'indent-left',
    'a line too far left in a list',
    { '    url: https://example.org/talk': '   url: https://example.org/talk' },
    [
      '15:4 error: `url` begins further left (column 4) than `label` above it (column 5) [frontmatter/yaml]',
      '→ let it begin at column 5, or at that of the fields that it belongs to',
    ],
  ),
  article('indent-field', 'a space before a field', { 'category: Manifesto': ' category: Manifesto' }, [
    '6:2 error: `category` begins further right (column 2) than `date` above it (column 1) [frontmatter/yaml]',
    '→ let it begin at column 1, or at that of the fields that it belongs to',
  ]),
  article(
    'indent-not',
    'no spaces before a nested field',
    { '  alt: A drawing of a light': 'alt: A drawing of a light' },
    [
      '8:7 error: `image`: expected fields, each as `name: value`, found nothing [frontmatter/value]',
      '→ its fields are `alt`, `src`, each on a line of its own with two spaces before it',
      '9:1 error: there is no field `alt` [frontmatter/unknown-field]',
      '→ it belongs to `image`: put two spaces before it, on the line below `image:`',
    ],
  ),
  article(
    'conflict',
    'a merge conflict in the frontmatter',
    { 'title: A small test': '<<<<<<< HEAD\ntitle: A small test\n=======\ntitle: A big test\n>>>>>>> main' },
    [
      '3:1 error: two versions of the file were merged here, and the conflict was never resolved [files/conflict]',
      '→ keep one version, or the best of both, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ),
  article(
    'circle',
    'a value that contains itself',
    { 'category: Manifesto': 'category: Manifesto\nextra: &x\n  b: *x' },
    ['7:1 error: there is no field `extra` [frontmatter/unknown-field]', '→ the fields here are …'],
  ),
  article('prose-line', 'a remark without #', { 'category: Manifesto': 'category: Manifesto\nThis is only a note' }, [
    '7:1 error: expected a field, as `name: value`, found text alone [frontmatter/yaml]',
    '→ put a # before a comment; indent a continued text by two spaces',
  ]),
  article('equals', 'an equals sign in the place of the colon', { 'category: Manifesto': 'category = Manifesto' }, [
    '6:1 error: expected `name: value`, found an equals sign [frontmatter/yaml]',
    '→ write `category: Manifesto`',
  ]),
  article(
    'alias-bomb',
    'a bomb of aliases',
    {
      'title: A small test':
        'title: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c]',
    },
    ['4:8 error: there are too many aliases (`*name`) here [frontmatter/yaml]', '→ write the values out'],
  ),
  article('merge', 'a merge key of YAML', { 'title: A small test': '<<: { title: x }' }, [
    '2:1 error: the field `title` is missing [frontmatter/missing-field]',
    '→ it is …',
    '3:1 error: there is no field `<<` [frontmatter/unknown-field]',
    '→ the fields here are `id`, `title`, …',
  ]),
  article('proto', 'the field __proto__', { 'title: A small test': 'title: A\n__proto__:\n  admin: true' }, [
    '4:1 error: there is no field `__proto__` [frontmatter/unknown-field]',
    '→ the fields here are `id`, `title`, …',
  ]),
  article('js-tag', 'a tag that names code', { 'title: A small test': 'title: !!js/function "x"' }, [
    '3:8 error: a text that begins with ! needs quotes [frontmatter/yaml]',
    '→ write `title: \'!!js/function "x"\'`',
  ]),
  article('two-docs', 'a second document within the frontmatter', { 'featured: false': '...\nfeatured: false' }, [
    '10:1 error: a line `...` or `---` ends the frontmatter here [frontmatter/yaml]',
    '→ remove the line; `---` belongs only above and below the frontmatter',
  ]),
]
