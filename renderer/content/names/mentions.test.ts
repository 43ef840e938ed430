import { describe, expect, it } from 'vitest'
import { findInLedger, findMentions, type Named, replaceName } from './mentions.ts'

const lamp: Named = { kind: 'pilots', id: 'lamp' }
const cookies: Named = { kind: 'policy', id: 'cookies', siblings: ['cookies', 'cookies-of-others'] }

const about = { kind: 'about', id: 'about', file: 'pages/about.mdx' } as const
const home = { kind: 'home', id: 'home', file: 'pages/home.md' } as const
const pilot = { kind: 'pilots', id: 'other', file: 'pilots/other.md' } as const
const section = { kind: 'policy', id: 'changes', file: 'policy/04-changes.md' } as const

const withText = (text: string) => `---\ntitle: A\n---\n\n${text}\n`
const withFields = (fields: string) => `---\n${fields}\n---\n\nA text.\n`

describe('a file is named', () => {
  it.each([
    ['a reference', home, withText('We reached :stat[lamp/reach] people.')],
    ['a reference with spaces and a form', home, withText('In :stat[ lamp/reach ]{form=words}.')],
    ['two in a block', pilot, withText('::stats[reach, lamp/reach,lamp/gift]')],
    ['a reference in MDX', about, withText('We reached <Stat form="words" id="lamp/reach" /> people.')],
    ['a link', home, withText('See [the lamp](/pilot/lamp).')],
    ['a link to a part, with a title', home, withText('See [it](/pilot/lamp#plan "The plan")')],
    ['a link whose words are its address', home, withText('[/pilot/lamp-x](/pilot/lamp)')],
    ['a link in MDX', about, withText('See [*the* lamp](</pilot/lamp?from=mail>).')],
    ['a definition', home, withText('See [it][1].\n\n[1]: /pilot/lamp')],
    ['a reference in a field', home, withFields('lead: "Of :stat[lamp/reach] people"')],
    ['a reference over several lines', home, withFields('lead: >-\n  Of many\n  people, :stat[lamp/reach] gave.')],
    ['a field for a figure', home, withFields('cards:\n  - figure: lamp/reach\n    label: A')],
    ['an address in quotes', home, withFields("button:\n  label: A\n  href: '/pilot/lamp#plan'")],
    ['the order of its list', { ...home, kind: 'pilotsPage' } as const, withFields('order:\n  - "lamp"\n  - lamp-b')],
    ['its own id', { ...pilot, id: 'lamp' }, withFields('id: lamp\ntitle: lamp')],
  ])('by %s', (_, file, text) => {
    const mentions = findMentions(text, file, lamp)
    expect(mentions.length).toBeGreaterThan(0)
    for (const { start, end } of mentions) expect(text.slice(start, end)).toBe('lamp')
    const renamed = replaceName(text, mentions, 'torch-light')
    expect(findMentions(renamed, { ...file, id: file.id === 'lamp' ? 'torch-light' : file.id }, lamp)).toEqual([])
    expect(
      replaceName(
        renamed,
        findMentions(renamed, file.id === 'lamp' ? { ...file, id: 'torch-light' } : file, {
          kind: 'pilots',
          id: 'torch-light',
        }),
        'lamp',
      ),
    ).toBe(text)
  })

  it('once for each place, and nothing else changes', () => {
    const text = withText('The lamp :stat[lamp/lamp], [lamp](/pilot/lamp#lamp) and lamp/reach.')
    expect(replaceName(text, findMentions(text, home, lamp), 'torch')).toBe(
      withText('The lamp :stat[torch/lamp], [lamp](/pilot/torch#lamp) and lamp/reach.'),
    )
  })

  it.each([
    ['another file’s figure', home, withText(':stat[lamp-b/reach] and :stat[old-lamp/reach]')],
    ['another page', home, withText('[A](/pilot/lamp-b), [B](/article/lamp), [C](/pilot/lamp/b)')],
    ['a page elsewhere', home, withText('[A](https://example.org/pilot/lamp)')],
    ['words and code', home, withText('lamp `:stat[lamp/reach]` and\n\n    /pilot/lamp\n')],
    ['the id of another file', pilot, withFields('id: lamp')],
    ['a figure of this name', pilot, withFields('highlights:\n  - lamp\nstats:\n  - id: lamp')],
    ['a block that shows no figures', pilot, withText('::chart[lamp]')],
    ['an old address', home, withFields('redirectFrom:\n  - /pilot/lamp')],
  ])('not by %s', (_, file, text) => {
    expect(findMentions(text, file, lamp)).toEqual([])
  })
})

describe('a section of a page is named by its anchors', () => {
  it.each([
    ['its own, from elsewhere', home, '[A](/privacy-policy#cookies)', '[A](/privacy-policy#biscuits)'],
    ['a heading of it', home, '[A](/privacy-policy#cookies-we-set)', '[A](/privacy-policy#biscuits-we-set)'],
    ['within the page', section, '[A](#cookies)', '[A](#biscuits)'],
    [
      'a section of a longer name',
      home,
      '[A](/privacy-policy#cookies-of-others)',
      '[A](/privacy-policy#cookies-of-others)',
    ],
    [
      'a heading of that',
      home,
      '[A](/privacy-policy#cookies-of-others-too)',
      '[A](/privacy-policy#cookies-of-others-too)',
    ],
    ['an anchor of another page', home, '[A](/about#cookies), [B](#cookies)', '[A](/about#cookies), [B](#cookies)'],
  ])('%s', (_, file, before, after) => {
    const text = withText(before)
    expect(replaceName(text, findMentions(text, file, cookies), 'biscuits')).toBe(withText(after))
  })
})

it('the ledger names it in entries, pages, relations and what is acknowledged, and keeps its comments', () => {
  const ledger = `# lamp/reach is a figure of the lamp.
figures:
  - id: lamp/reach # lamp
    value: 5
    meaning: Of the lamp.
    spec: lamp/reach
    source: frontmatter
    pages:
      - '/pilot/lamp'
      - /pilot/lamp-b
relations:
  - id: lamp
    rule: sum
    says: The lamp.
    whole: lamp/reach
    parts: [ lamp/a, other/lamp ]
acknowledged:
  - relation: milestones-lamp
    contradiction: The lamp.
    found:
      - 'It does not hold: \`lamp/reach\` is 5'
    reason: lamp
  - relation: milestones-old-lamp
    contradiction: The lamp.
    found: []
    reason: lamp
`
  const mentions = findInLedger(ledger, lamp)
  expect(mentions.map(({ use }) => use)).toEqual([
    'entry',
    'page',
    'relation',
    'relation',
    'acknowledged',
    'acknowledged',
  ])
  expect(replaceName(ledger, mentions, 'torch')).toBe(
    ledger
      .replace('id: lamp/reach', 'id: torch/reach')
      .replace("'/pilot/lamp'", "'/pilot/torch'")
      .replace('whole: lamp/', 'whole: torch/')
      .replace('[ lamp/a', '[ torch/a')
      .replace('relation: milestones-lamp', 'relation: milestones-torch')
      .replace('`lamp/reach`', '`torch/reach`'),
  )
})
