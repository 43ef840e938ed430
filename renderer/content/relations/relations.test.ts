import { describe, expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

/** The problems of the real content after a change that the ledger went along with. */
function relationsAfter(change: (tree: ReturnType<typeof createContentTree>) => void, today = '2025-09-01') {
  const tree = createContentTree()
  change(tree)
  return tree.load({ today }).problems.filter(({ rule }) => rule === 'figures/relation')
}

describe('a relation between figures', () => {
  it('holds throughout the real content', () => {
    expect(relationsAfter(() => {})).toEqual([])
  })

  it.each([
    ['a sum', 'pilots/unhcr-us.md', 'value: 7000', 'value: 7001', 'E-mail and SMS together make the total reach.'],
    ['rows against a count', 'pages/home.md', 'value: 5\n', 'value: 6\n', 'The rows of logos hold every partner.'],
    ['least and most', 'pages/nominate-beacon.mdx', 'value: 5\n', 'value: 1\n', 'least number of nominations'],
    [
      'a gap in the agenda',
      'pages/innovation-summit.mdx',
      "'14:10-14:55'",
      "'14:15-14:55'",
      'the one before it is 14:00–14:10',
    ],
    [
      'the end of the agenda',
      'pages/innovation-summit.mdx',
      "'15:55-16:00'",
      "'15:55-16:05'",
      'the announced hours are 14:00–16:00',
    ],
    [
      'the offset of the zone',
      'pages/innovation-summit.mdx',
      "'+02:00'",
      "'+03:00'",
      'in Europe/Zurich it is +02:00 on 2025-09-23',
    ],
    ['the order of a timeline', 'pages/nominate-beacon.mdx', 'date: 19 August', 'date: 19 June', 'stands after 1 July'],
    [
      'the order of milestones',
      'pilots/unhcr-us.md',
      'deadline: Jan 2024',
      'deadline: Nov 2023',
      'which stands above it',
    ],
    ['the numbering of milestones', 'pilots/unhcr-us.md', 'label: M6', 'label: M7', 'the milestone is M7, expected M6'],
    ['a share above the whole', 'pilots/givify.md', 'value: 87', 'value: 187', 'a share lies between 0% and 100%'],
    ['an age', 'pilots/unhcr-us.md', 'to: 84', 'to: 184', 'which cannot be'],
    [
      'a price after the event',
      'pages/innovation-summit-geneve.md',
      '2025-10-15',
      '2025-12-15',
      'Early bird pricing ends before the summit.',
    ],
  ])('is watched: %s', (_, file, from, to, message) => {
    const problems = relationsAfter((tree) => tree.edit(file, (text) => text.replace(from, to)))
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message)
  })

  it('may contradict itself in the source, where the ledger acknowledges it with a reason', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('ledger.yaml', (text) => text.replace(/ {2}- relation: zone-label\n(?: {4}.*\n)+/, '')),
    )
    expect(problems).toMatchObject([
      { message: 'the hours are labelled CET, which is +01:00, and the offset is +02:00' },
    ])
  })

  it.each([
    [
      'another number',
      'pages/home.md',
      'value: 96',
      'value: 69',
      '`first-edition/reviewers` is 113, `home/evaluators` is 69',
    ],
    [
      'another period',
      'pilots/givify.md',
      'deadline: Q3, Aug/Sept',
      'deadline: Q1, Feb',
      'M3 (Q1, Feb) begins before M2',
    ],
    ['a further place', 'pilots/givify.md', 'deadline: Q4, Nov', 'deadline: Q1, Jan', 'M5 (Q1, Jan) begins before M4'],
  ])('is told of when it is acknowledged and contradicts itself in a new way: %s', (_, file, from, to, message) => {
    const problems = relationsAfter((tree) => tree.edit(file, (text) => text.replace(from, to)))
    expect(problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining(message),
        mend: expect.stringContaining('put these words among what is `found`'),
      }),
    )
  })

  it('is a fault to acknowledge with words that the check does not find', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('ledger.yaml', (text) => text.replace('to about 16:10, and', 'to about 16:20, and')),
    )
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'ledger.yaml the ledger acknowledges “the agenda is said to run to about 16:20, and the announced hours are 14:00–16:00”, which is not what the check finds',
      'pages/innovation-summit.mdx the agenda is said to run to about 16:10, and the announced hours are 14:00–16:00',
    ])
  })

  it('is a fault to acknowledge when it holds', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('ledger.yaml', (text) => text.replace('- relation: zone-label', '- relation: reach-by-channel')),
    )
    expect(problems.map(({ message }) => message)).toContain(
      'the ledger acknowledges a contradiction of `reach-by-channel`, which holds',
    )
  })
})

describe('time', () => {
  const warnings = (today: string) =>
    createContentTree()
      .load({ today })
      .problems.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`)

  it('has overtaken nothing on the day of the summit', () => {
    expect(warnings('2025-09-23')).toEqual([])
  })

  it('is told of as a warning with its age afterwards', () => {
    expect(warnings('2025-10-03')).toEqual([
      'warning figures/past 23 September 2025 was 10 days ago, and the page still says “Registration is open”',
    ])
  })

  it('has overtaken a day that a page announces by a figure of any id', () => {
    const tree = createContentTree()
    const rename = (text: string) => text.replaceAll('early-bird', 'lower-price')
    tree.edit('pages/innovation-summit-geneve.md', rename)
    tree.edit('ledger.yaml', (text) => text.replaceAll('geneve/early-bird', 'geneve/lower-price'))
    expect(tree.load({ today: '2025-10-16' }).problems.map(({ message }) => message)).toContain(
      '15 October 2025 was yesterday, and the page still announces it as “last day of early bird pricing”',
    )
  })

  it.each([
    ['a year that has passed', '© 2024 Fundraising', 'names 2024, which has passed'],
    ['the end of a span that has passed', '© 2020–2023 Fundraising', 'names 2023, which has passed'],
    ['a figure that is a year', '© :stat[count/latest-edition-year] Fundraising', 'names 2022, which has passed'],
  ])('has overtaken a copyright line with %s', (_, line, message) => {
    expect(copyrightWarnings(line)).toEqual([
      {
        file: 'settings.md',
        line: lineOf(createContentTree().read('settings.md'), 'copyright:'),
        severity: 'warning',
        message: expect.stringContaining(message),
      },
    ])
  })

  it.each([
    ['this year', '© 2025 Fundraising'],
    ['a span until this year', '© 2020–2025 Fundraising'],
    ['no year', '© Fundraising'],
  ])('has not overtaken a copyright line with %s', (_, line) => {
    expect(copyrightWarnings(line)).toEqual([])
  })

  function copyrightWarnings(line: string) {
    const tree = createContentTree()
    // A mark at the end, so that the file changes in any case.
    tree.edit('settings.md', (text) => text.replace('© Fundraising', line).replace('hosted by', 'a project hosted by'))
    return tree
      .load({ today: '2025-09-01' })
      .problems.filter(({ rule }) => rule === 'figures/past')
      .map(({ file, line, severity, message }) => ({ file, line, severity, message }))
  }
})
