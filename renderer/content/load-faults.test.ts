import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixture } from '../testing/fixture.ts'
import { createContentTree, lineOf, placesOf } from './testing/content-tree.ts'

/** Makes one change to one file and gives back what the load says. */
function spoil(file: string, change: (text: string) => string) {
  const tree = createContentTree()
  tree.edit(file, change)
  return { text: tree.read(file), problems: tree.load().problems }
}

const append = (line: string) => (text: string) => `${text.trimEnd()}\n\n${line}\n`
const contact = 'pages/contact.md'
const about = 'pages/about.mdx'

describe('a fault in a text is reported with file, line and rule', () => {
  it.each([
    ['an unknown figure', contact, 'We reached :stat[lantern-post/total-reech] people.', 'figures/reference'],
    ['an unknown form of a figure', contact, 'All :stat[count/pilots]{form=roman} pilots.', 'figures/reference'],
    ['a link to a page that does not exist', contact, '[Pilots](/pilot)', 'links/target'],
    ['a javascript: link', contact, '[x](javascript:alert(1))', 'links/target'],
    ['a data: image', contact, '![x](data:image/png;base64,AAAA)', 'links/target'],
    ['a link to another host without a scheme', contact, '[x](//evil.example)', 'links/target'],
    ['a link out of the folder of public files', contact, '[x](/../package.json)', 'links/target'],
    ['raw HTML', contact, 'One line<br>and another', 'markdown/html'],
    ['a script', contact, '<script>alert(1)</script>', 'markdown/html'],
    ['an unknown block', contact, '::milestone', 'markdown/directive'],
    ['an unknown directive', contact, 'see:this', 'markdown/directive'],
    ['a heading that the layout makes', contact, '# Contact', 'markdown/heading'],
    ['an import in MDX', about, "import x from 'node:fs'", 'mdx/safe-subset'],
    ['an export in MDX', about, 'export const x = 1', 'mdx/safe-subset'],
    ['an expression in MDX', about, 'The sum is {1 + 1}.', 'mdx/safe-subset'],
    ['an expression in MDX on a line of its own', about, '{process.exit()}', 'mdx/safe-subset'],
    ['an unknown component', about, '<Leader />', 'mdx/safe-subset'],
    ['an element of HTML in MDX', about, '<div>x</div>', 'mdx/safe-subset'],
    ['a spread attribute', about, '<Leaders {...x} />', 'mdx/safe-subset'],
    ['an attribute that is an expression', about, '<Leaders id={x} />', 'mdx/safe-subset'],
    ['an attribute that does not exist', about, '<Leaders onclick="x" />', 'mdx/safe-subset'],
    ['a component that is not closed', about, '<Callout title="x">', 'mdx/syntax'],
    ['an unknown figure in MDX', about, 'All <Stat id="count/pilot" /> pilots.', 'figures/reference'],
    ['a javascript: link in MDX', about, '[x](javascript:alert(1))', 'links/target'],
    ['a name that every object has', contact, 'All :stat[constructor] of them.', 'figures/reference'],
  ])('%s', (_, file, line, rule) => {
    const { text, problems } = spoil(file, append(line))
    expect(placesOf(problems)).toEqual([`${file}:${lineOf(text, line)} ${rule}`])
  })

  it('names the nearest figures for an unknown one', () => {
    const { problems } = spoil('pilots/lantern-post.md', append('In all :stat[total-reech].'))
    expect(problems[0]?.fix).toContain('`total-reach`')
  })

  it('knows a public file from one that does not exist', () => {
    expect(spoil(contact, append('[the sign](/images/harbour.jpg)')).problems).toEqual([])
    expect(spoil(contact, append('![the sign](/icon.png)')).problems[0]?.message).toContain('/icon.png')
  })

  it('knows a public file by the name on the disk, and a folder from a file', () => {
    const tree = createContentTree()
    cpSync(fixture.publicFolder, join(tree.root, 'public'), { recursive: true })
    mkdirSync(join(tree.root, 'public/reports'))
    tree.write('public/reports/all of 2041.pdf', 'x')
    tree.edit(contact, append('[a file](/reports/all%20of%202041.pdf)\n\n[a folder](/reports)'))
    const line = lineOf(tree.read(contact), '[a folder]')
    const { problems } = tree.load({ publicFolder: join(tree.root, 'public') })
    expect(placesOf(problems.filter(({ rule }) => rule === 'links/target'))).toEqual([
      `${contact}:${line} links/target`,
    ])
  })

  it('does not take a second block of frontmatter in MDX for data', () => {
    const { problems } = spoil(about, (text) => text.replace('---\n\n##', '---\n---\nexport const x = 1\n---\n\n##'))
    expect(problems).toContainEqual(
      expect.objectContaining({ file: about, severity: 'error', rule: expect.stringMatching(/^mdx\//) }),
    )
  })

  it('says nothing more of a `<Stat>` whose attributes are refused', () => {
    const { problems } = spoil(about, append('All <Stat id={x} /> pilots.'))
    expect(problems.map(({ rule }) => rule)).toEqual(['mdx/safe-subset'])
  })

  it('reports as many faults of a file as somebody fixes at a time, and that there are more', () => {
    const { problems } = spoil('articles/charter.md', append('[A page](/nowhere)\n\n'.repeat(500)))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ severity: 'error', rule: 'files/more' })
  })

  it('reports a block that stands where it is not shown', () => {
    const { text, problems } = spoil('pilots/lantern-post.md', append('- a list with a block\n\n  ::milestones'))
    expect(placesOf(problems)).toEqual([
      `pilots/lantern-post.md:${lineOf(text, '- a list with a block') + 2} markdown/directive`,
    ])
  })
})

describe('a fault in the frontmatter is reported with file and line', () => {
  const pilot = 'pilots/lantern-post.md'
  it.each([
    ['an unknown field', 'statuss: Implemented', 'frontmatter/unknown-field'],
    ['a field that is given twice', 'icon: people', 'frontmatter/yaml'],
    ['YAML that is broken', 'summary: "never closed', 'frontmatter/yaml'],
    ['a tab at the beginning of a line', '\tsummary: x', 'frontmatter/yaml'],
  ])('%s', (_, line, rule) => {
    const { text, problems } = spoil(pilot, (before) => before.replace('icon: message\n', `icon: message\n${line}\n`))
    const [problem] = problems
    expect(problem).toMatchObject({ file: pilot, rule })
    expect(Math.abs((problem?.line ?? 0) - lineOf(text, line))).toBeLessThanOrEqual(1)
  })

  it.each([
    ['a wrong type', 'title: Lantern Post', 'title: 12', 'frontmatter/value'],
    ['a value that is not on the list', 'status: Implemented', 'status: Planned', 'frontmatter/value'],
    ['a date that is no date', 'deadline: Nov 2017', 'deadline: 2017-02-30', 'frontmatter/value'],
    ['a number with separators', 'value: 41300', 'value: 41,300', 'frontmatter/value'],
    ['an unknown figure', 'highlights:\n  - postcard-opt-in', 'highlights:\n  - postcard-opt-out', 'figures/reference'],
    ['an unknown figure in a text', 'name: Counting', 'name: Counting :stat[nope]', 'figures/reference'],
    ['a placeholder that is not true or false', 'placeholder: true', 'placeholder: maybe', 'frontmatter/value'],
  ])('%s', (_, right, wrong, rule) => {
    const { text, problems } = spoil(pilot, (before) => before.replace(right, wrong))
    const wanted = lineOf(text, wrong) + wrong.split('\n').length - 1
    expect(placesOf(problems)).toEqual([`${pilot}:${wanted} ${rule}`])
  })

  it('a link of the navigation to a page that does not exist', () => {
    const { text, problems } = spoil('settings.md', (before) => before.replace('href: /about', 'href: /abuot'))
    expect(placesOf(problems)).toEqual([`settings.md:${lineOf(text, '/abuot')} links/target`])
    expect(problems[0]?.fix).toContain('`/about`')
  })

  it('a pilot in the order of the list that does not exist', () => {
    const { text, problems } = spoil('pages/pilots.md', (before) => before.replace('- keeper-club', '- keper-club'))
    expect(problems).toMatchObject([{ file: 'pages/pilots.md', line: lineOf(text, '- keper-club') }])
  })
})

describe('what holds between figures is checked although a file is broken', () => {
  const breakCharter = (tree: ReturnType<typeof createContentTree>) =>
    tree.edit('articles/charter.md', (text) => text.replace('category:', 'categry:'))
  const rulesOf = (tree: ReturnType<typeof createContentTree>) => tree.load().problems.map(({ rule }) => rule)

  it('where the files of the figures are sound', () => {
    const tree = createContentTree()
    breakCharter(tree)
    tree.edit('pilots/lantern-post.md', (text) => text.replace('value: 41300', 'value: 41301'))
    tree.edit('ledger.yaml', (text) => text.replace('value: 41300', 'value: 41301'))
    expect(rulesOf(tree)).toEqual(['frontmatter/unknown-field', 'figures/relation'])
  })

  it('where the agenda of a summit does not fit its hours', () => {
    const tree = createContentTree()
    breakCharter(tree)
    tree.edit('pages/innovation-summit.mdx', (text) => text.replace(/^hours: .*$/m, "hours: '08:00-20:00'"))
    tree.edit('ledger.yaml', (text) =>
      text.replace(/(- id: innovation-summit\/hours\n {4}value: ).*/, "$1'08:00-20:00'"),
    )
    expect(new Set(rulesOf(tree))).toEqual(new Set(['frontmatter/unknown-field', 'figures/relation']))
  })

  it('and nothing is said where a figure may be missing because of the fault', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('status:', 'statsu:'))
    tree.edit('pages/innovation-summit.mdx', (text) => text.replace('zoneLabel:', 'zonLabel:'))
    expect(rulesOf(tree)).toEqual(['frontmatter/unknown-field', 'frontmatter/unknown-field'])
  })
})
