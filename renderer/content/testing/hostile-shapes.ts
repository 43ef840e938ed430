/** The lines of a frontmatter, and the text beneath it. */
export interface Written {
  fields?: string
  body?: string
  mdx?: string
}

const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

/** Small things that stall a check when there are many of them. */
export const hostileShapes: Readonly<Record<string, (count: number) => Written>> = {
  'a field again and again': (n) => ({ fields: 'k: 1\n'.repeat(n) }),
  'fields that are unknown': (n) => ({ fields: repeat(n, (index) => `k${index}: 1\n`) }),
  'brackets that do not match': (n) => ({ fields: 'k: [: }\n'.repeat(n) }),
  'tabs before fields': (n) => ({ fields: '\tk: 1\n'.repeat(n) }),
  'spaces that are none': (n) => ({ fields: 'k:\u00a01\n'.repeat(n) }),
  'empty lines around a fault': (n) => ({ fields: `${'\n'.repeat(n)}k: [: }\n${'\n'.repeat(n)}` }),
  aliases: (n) => ({ fields: `k: &a x\nl: [${'*a, '.repeat(n)}]\n` }),
  names: (n) => ({ fields: `k: [${repeat(n, (index) => `&a${index} x, `)}]\n` }),
  'lists of YAML within each other': (n) => ({ fields: `k: ${'['.repeat(n)}\n` }),
  'links that say nothing': (n) => ({ fields: `links:\n${'  - label: here\n    urx: x\n'.repeat(n)}` }),
  backticks: (n) => ({ body: repeat(Math.sqrt(2 * n), (index) => `${'`'.repeat(index + 1)} `) }),
  'lists on one line': (n) => ({ body: `${'- '.repeat(n)}a` }),
  'lists over many lines': (n) => ({ body: repeat(Math.sqrt(n), (index) => `${'  '.repeat(index)}- a\n`) }),
  entries: (n) => ({ body: '- a\n\n'.repeat(n) }),
  'blocks with three colons': (n) => ({ body: ':::note\n'.repeat(n) }),
  dates: (n) => ({ body: 'Monday, 23 September 2041.\n\n'.repeat(n) }),
  numbers: (n) => ({ body: '5 people, '.repeat(n) }),
  'emphasis within emphasis': (n) => ({ body: `${'*a **b '.repeat(n)}${'c** d*'.repeat(n)}` }),
  'stars in paragraphs': (n) => ({ body: `${'*'.repeat(400)}a${'*'.repeat(400)}\n\n`.repeat(n / 100) }),
  'brackets within brackets': (n) => ({ body: `${'!['.repeat(n)}a${'](/a)'.repeat(n)}` }),
  'references to nothing': (n) => ({ body: 'All :stat[nope] people.\n\n'.repeat(n) }),
  'cells of a wide table': (n) => ({ body: `|${'a|'.repeat(n / 10)}\n|${'-|'.repeat(n / 10)}\n${'|a\n'.repeat(n)}` }),
  'characters that nobody sees': (n) => ({ body: 'a\u202eb\n\n'.repeat(n) }),
  'components within each other': (n) => ({
    mdx: `${'<Callout title="a">\n\n'.repeat(n)}${'</Callout>\n\n'.repeat(n)}`,
  }),
  'code in braces': (n) => ({ mdx: `{(\n${'}\n\n'.repeat(n)}` }),
  'code that goes on': (n) => ({ mdx: `export const a = {\n\n${'b: {\n\n'.repeat(n)}` }),
}
