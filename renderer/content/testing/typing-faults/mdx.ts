import type { TypingFault } from './typing-fault.ts'

/** Slips in pages in MDX. */
export const mdxFaults: readonly TypingFault[] = [
  {
    what: 'a letter left out of a component',
    file: 'pages/about.mdx',
    right: '<Values />',
    wrong: '<Value />',
    says: ['+0:1 there is no component <Value>', '→ did you mean `Values`?'],
  },
  {
    what: 'a small letter in a component',
    file: 'pages/about.mdx',
    right: '<Values />',
    wrong: '<values />',
    says: ['+0:1 there is no component <values>', '→ did you mean `Values`?'],
  },
  {
    what: 'a component that is not closed',
    file: 'pages/about.mdx',
    right: '<Values />',
    wrong: '<Values>',
    says: [
      '+0:1 this cannot be read as MDX: Expected a closing tag for `<Values>`',
      '→ close every component; write a literal < or { with a backslash before it',
    ],
  },
  {
    what: 'braces for a component',
    file: 'pages/about.mdx',
    right: '<Values />',
    wrong: '{Values}',
    says: [
      '+0:1 an expression in braces is not allowed: content never executes',
      '→ write the text itself, or \\{ for a literal brace',
    ],
  },
  {
    what: 'curly quotes around an attribute',
    file: 'pages/about.mdx',
    right: '<Stat id="home/since" />',
    wrong: '<Stat id=“home/since” />',
    says: ['+0:37 the value of `id` is not in straight quotes', '→ put straight quotes around it: `id="home/since"`'],
  },
  {
    what: 'no quotes around an attribute',
    file: 'pages/about.mdx',
    right: '<Stat id="home/since" />',
    wrong: '<Stat id=home/since />',
    says: ['+0:37 the value of `id` is not in straight quotes', '→ put straight quotes around it: `id="home/since"`'],
  },
  {
    what: 'two letters swapped in the figure of a component',
    file: 'pages/about.mdx',
    right: '<Stat id="home/since" />',
    wrong: '<Stat id="home/sicne" />',
    says: ['+0:28 there is no figure `home/sicne`', '→ did you mean `home/since`?'],
  },
  {
    what: 'two letters swapped in an attribute',
    file: 'pages/about.mdx',
    right: 'form="words"',
    wrong: 'from="words"',
    says: ['+0:131 the attributes of <Stat> do not fit', '→ did you mean `form`?'],
  },
  {
    what: 'a reference of markdown in MDX',
    file: 'pages/about.mdx',
    right: '<Stat id="home/since" />',
    wrong: ':stat[home/since]',
    says: [
      '+0:28 `:stat[home/since]` is not a reference to a figure, and would be shown as typed',
      '→ did you mean `<Stat id="home/since" />`?',
    ],
  },
]
