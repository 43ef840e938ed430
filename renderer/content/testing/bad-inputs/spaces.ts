import { article, type BadInput, pilot } from './bad-input.ts'

/** Spaces that are none, and entries of lists that do not begin where the others do. */
export const spaceSlips: readonly BadInput[] = [
  article(
    'no-break-nested',
    'no-break spaces before a nested field',
    { '  alt: A drawing of a light': '\u00a0\u00a0alt: A drawing of a light' },
    [
      '9:1 error: this is not a plain space, but a no-break space or similar, probably from a word processor or web page [frontmatter/yaml]',
      '→ delete the spaces here and type them again with the space bar',
    ],
  ),
  article('no-break-colon', 'a no-break space after the colon', { 'category: Manifesto': 'category:\u00a0Manifesto' }, [
    '6:10 error: this is not a plain space, but a no-break space or similar, probably from a word processor or web page [frontmatter/yaml]',
    '→ delete the spaces here and type them again with the space bar',
  ]),
  article(
    'no-width',
    'a character without width before a field',
    { 'category: Manifesto': '\u200bcategory: Manifesto' },
    [
      '6:1 error: this is not a plain space, but a no-break space or similar, probably from a word processor or web page [frontmatter/yaml]',
      '→ delete the spaces here and type them again with the space bar',
    ],
  ),
  pilot('entry-left', 'an entry of a list without its spaces', { '  - Another list': '- Another list' }, [
    '12:1 error: the entry begins further left (column 1) than the one above it (column 3) [frontmatter/yaml]',
    '→ put the hyphens of both in the same column',
  ]),
  pilot('entry-right', 'an entry of a list with a space too many', { '  - Another list': '   - Another list' }, [
    '12:4 error: this entry begins further right than the line above it, so YAML reads it as part of its text [frontmatter/yaml]',
    '→ put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
  ]),
  pilot('entry-stray', 'an entry that belongs to no list', { 'icon: heart': 'icon: heart\n- Another' }, [
    '8:1 error: this is a list entry, but `icon` above it already has a value [frontmatter/yaml]',
    '→ put the name of the list on a line of its own above it, with a colon, or remove the line',
  ]),
  pilot('entry-under-text', 'an entry beneath a text', { 'icon: heart': 'icon: heart\n  - Another' }, [
    '8:3 error: this entry begins further right than the line above it, so YAML reads it as part of its text [frontmatter/yaml]',
    '→ put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
  ]),
  pilot('entry-first', 'the first entry of a list without its spaces', { '  - label: M1': '- label: M1' }, [
    '24:5 error: `name` begins further right (column 5) than `label` above it (column 3) [frontmatter/yaml]',
    '→ let it begin at column 3, or move the hyphen before `label` to column 3, where the other entries begin',
  ]),
]
