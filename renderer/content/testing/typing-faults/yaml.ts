import type { TypingFault } from './typing-fault.ts'

/** Slips in the form of the fields. */
export const yamlFaults: readonly TypingFault[] = [
  {
    what: 'no space after a colon',
    file: 'pilots/lantern-post.md',
    right: 'partner: The',
    wrong: 'partner:The',
    says: ['+0:8 a space is missing after the colon', '→ write `partner: The lighthouse of Cape Tansy`'],
  },
  {
    what: 'no colon after the name of a field',
    file: 'pilots/lantern-post.md',
    right: 'partner: The',
    wrong: 'partner The',
    says: [
      '+0:1 expected a field, as `name: value`, found text alone',
      '→ write `partner: The lighthouse of Cape Tansy` if it is a field; put a # before a comment; indent a continued text by two spaces',
    ],
  },
  {
    what: 'a colon within a text',
    file: 'articles/charter.md',
    right: 'title: The Charter of the Keepers',
    wrong: 'title: The Charter: of the Keepers',
    says: [
      '+0:19 a text that contains a colon and a space needs quotes',
      "→ write `title: 'The Charter: of the Keepers'`",
    ],
  },
  {
    what: 'no end of a list in brackets',
    file: 'articles/open-call.md',
    right: 'title: ',
    wrong: 'redirectFrom: [/article/calls, /article/early-call\ntitle: ',
    says: ['+0:15 the list is not closed', '→ write `redirectFrom: [/article/calls, /article/early-call]`'],
  },
  {
    what: 'no end of a text in quotes',
    file: 'articles/open-call.md',
    right: "on the list, :stat[chosen] chosen.'",
    wrong: 'on the list, :stat[chosen] chosen.',
    says: ['+0:14 the quotation mark is not closed', "→ let the text of `description` begin and end with '"],
  },
  {
    what: 'a tab',
    file: 'pilots/lantern-post.md',
    right: '    value: 8600',
    wrong: '\tvalue: 8600',
    says: [
      '+0:1 the line begins with a tab, where YAML only allows spaces',
      '→ let the line begin with 4 spaces and no tab',
    ],
  },
  {
    what: 'a space too few',
    file: 'pilots/lantern-post.md',
    right: '    value: 8600',
    wrong: '   value: 8600',
    says: [
      '+0:4 `value` begins further left (column 4) than `standsFor` above it (column 5)',
      '→ let it begin at column 5',
    ],
  },
  {
    what: 'a space too many',
    file: 'pilots/lantern-post.md',
    right: '    value: 8600',
    wrong: '     value: 8600',
    says: [
      '+0:6 `value` begins further right (column 6) than `standsFor` above it (column 5)',
      '→ let it begin at column 5, or at that of the fields that it belongs to',
    ],
  },
  {
    what: 'no space after the hyphen of an entry',
    file: 'pilots/lantern-post.md',
    right: '  - id: small-givers',
    wrong: '  -id: small-givers',
    says: ['+0:3 a space is missing after the hyphen', '→ write `- id: small-givers`'],
  },
  {
    what: 'no hyphen before an entry',
    file: 'pilots/lantern-post.md',
    right: '  - id: small-givers',
    wrong: '    id: small-givers',
    says: [
      '+0:5 the field `id` is given twice',
      '→ keep one of them; if a new list entry begins here, put `- ` before its first field',
    ],
  },
  {
    what: '% without quotes',
    file: 'pilots/lantern-post.md',
    right: "unit: '%'\n    qualifier: over",
    wrong: 'unit: %\n    qualifier: over',
    says: ['+0:11 a text that begins with % needs quotes', "→ write `unit: '%'`"],
  },
  {
    what: 'a hyphen too many at the end of the fields',
    file: 'articles/charter.md',
    right: '---\n\nThe charter',
    wrong: '----\n\nThe charter',
    says: ['+0:1 expected `---` alone at the end of the frontmatter, found `----`', '→ write three hyphens'],
  },
  {
    what: 'a hyphen left out of the beginning of the fields',
    file: 'articles/charter.md',
    right: '---\nid: charter',
    wrong: '--\nid: charter',
    says: [
      '+0:1 expected the line `---` above the frontmatter, found `--`',
      '→ let the file begin with a line `---`, then the fields, then a second line `---`',
    ],
  },
]
