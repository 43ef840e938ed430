import { describe, expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

/** What the check says of redirects in the settings, and of old addresses of a pilot; lines are counted from those of the lists. */
function saidOf(redirects: readonly (readonly [from: string, to: string])[], former: readonly string[] = []): string[] {
  const tree = createContentTree()
  const list = redirects.map(([from, to]) => `  - from: ${JSON.stringify(from)}\n    to: ${JSON.stringify(to)}\n`)
  tree.edit('settings.md', (text) => text.replace(/^redirects:\n(?: .*\n)+/m, `redirects:\n${list.join('')}`))
  if (former.length > 0) {
    const lines = former.map((from) => `  - ${JSON.stringify(from)}\n`).join('')
    tree.edit('pilots/lantern-post.md', (text) => text.replace('highlights:', `redirectFrom:\n${lines}highlights:`))
  }
  return tree
    .load()
    .problems.map(
      ({ file, line, column, message, rule, fix }) => `${file}:${line}:${column} ${message} [${rule}] → ${fix}`,
    )
    .map((told) => told.replaceAll(`${tree.root}/`, ''))
    .map((told) =>
      told.replace(/((?:settings|lantern-post)\.md):(\d+)/g, (_, file, line) => {
        const [path, list] = file === 'settings.md' ? [file, '\nredirects:'] : [`pilots/${file}`, '\nredirectFrom:']
        return `${file}:+${Number(line) - lineOf(tree.read(path), list) - 1}`
      }),
    )
}

const expected =
  'expected an old address of this site without its host, such as /old-name: letters a to z, digits, hyphens, underscores and dots, with slashes before them'

describe('old addresses', () => {
  it('lead nowhere while their page is a draft', () => {
    const tree = createContentTree()
    tree.edit('pilots/fog-signal.md', (text) => text.replace('---\n', '---\nredirectFrom:\n  - /fog\n'))
    const addresses = (includeDrafts: boolean) =>
      tree.loadReadable({ includeDrafts }).site?.redirects.map(({ from }) => from)
    expect(addresses(false)).not.toContain('/fog')
    expect(addresses(true)).toContain('/fog')
  })

  it.each([
    '//evil.example',
    '/',
    'old',
    'javascript:alert(1)',
    'https://harbour.example.org/old',
    '/old page',
    '/old\n/* /evil 301',
    '/old%0a',
    '/old/*',
    '/old/:splat',
    '/old/$1',
    '/old{x}',
    '/old(.*)',
    '/old"',
    '/old\\',
    '/old#part',
    '/old?query',
    '/old/../about',
    '/.git/config',
    '/_headers',
    '/old//page',
    '/Genève',
  ])('are refused when a host could read them otherwise: %j', (from) => {
    const [said = '', ...more] = saidOf([[from, '/pilots']])
    expect(more).toEqual([])
    expect(said).toContain(`settings.md:+1:11 \`from\` of entry 1 of \`redirects\`: ${expected}, found "`)
    expect(saidOf([], [from])[0]).toContain(`\`redirectFrom\`: ${expected}`)
  })

  it.each([
    ['/pilots#content', 'without `#` and `?`, found "/pilots#content" [frontmatter/value]'],
    ['//evil.example', 'without `#` and `?`, found "//evil.example" [frontmatter/value]'],
    ['https://evil.example', 'without `#` and `?`, found "https://evil.example" [frontmatter/value]'],
    ['/pilotz', 'there is no page /pilotz [links/target] → did you mean `/pilots`?'],
    [
      '/pilot/fog-signal',
      '/pilot/fog-signal is the page of a draft, which no page may link to yet [links/target] → publish pilots/fog-signal.md, or remove the link until then',
    ],
  ])('lead to a page that exists, not to %s', (to, says) => {
    const [said, ...more] = saidOf([['/old', to]])
    expect(more).toEqual([])
    expect(said).toContain(`settings.md:+2:9 `)
    expect(said).toContain(says)
  })

  const isPage = (address: string, file: string) =>
    `${address} the address of the page that is made from ${file}, and cannot redirect elsewhere [links/redirect] → remove it; if the page has gone, rename or delete its file first`
  const isOld = (address: string) =>
    `${address} is an old address that redirects to /pilots [links/target] → write /pilots, or remove it`
  const circle = 'these redirects lead in a circle:'
  const toOnePage = '[links/redirect] → redirect all of them to one page'

  it.each<[redirects: string, ...says: string[]]>([
    ['/about > /pilots', `1:11 ${isPage('/about is', 'pages/about.mdx')}`],
    [
      '/About/index.html > /pilots',
      `1:11 ${isPage('/About/index.html is, to some hosts, the same as /about,', 'pages/about.mdx')}`,
    ],
    ['/pilot/fog-signal > /pilots', `1:11 ${isPage('/pilot/fog-signal is', 'pilots/fog-signal.md')}`],
    [
      '/old > /pilots, /old/ > /about',
      '3:11 /old/ is already an old address (settings.md:+1) [links/redirect] → keep one of them',
    ],
    ['/old > /older/, /older > /oldest, /oldest > /pilots', `2:9 ${isOld('/older/')}`, `4:9 ${isOld('/oldest')}`],
    ['/old > /old/', `1:11 ${circle} /old, /old/ ${toOnePage}`],
    ['/old > /older, /older > /old', `1:11 ${circle} /old, /older, /old ${toOnePage}`],
  ])('contradict nothing: %s', (redirects, ...says) => {
    const list = redirects
      .split(', ')
      .map((one): [string, string] => [one.split(' > ')[0] ?? '', one.split(' > ')[1] ?? ''])
    expect(saidOf(list)).toEqual(says.map((told) => `settings.md:+${told}`))
  })

  it('of two pages are not the same', () => {
    expect(saidOf([['/old', '/about']], ['/old'])).toEqual([
      'pilots/lantern-post.md:+1:5 /old is already an old address (settings.md:+1) [links/redirect] → keep one of them',
    ])
  })
})
