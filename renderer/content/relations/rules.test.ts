import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

/** The problems of the fixture after a change that the ledger went along with. */
function relationsAfter(change: (tree: ReturnType<typeof createContentTree>) => void) {
  const tree = createContentTree()
  change(tree)
  return tree.load().problems.filter(({ rule }) => rule === 'figures/relation')
}

const quilt = /(?<=^quilt:\n {2}figure: ).*/m

const messagesAfter = (file: string, from: string | RegExp, to: string) =>
  relationsAfter((tree) => tree.edit(file, (text) => text.replace(from, to))).map(({ message }) => message)

const [post, club] = ['pilots/lantern-post.md', 'pilots/keeper-club.md']
const [summit, annual] = ['pages/innovation-summit.mdx', 'pages/innovation-summit-geneve.md']
const call = 'pages/nominate-beacon.mdx'

describe('a relation between figures', () => {
  it.each([
    ['a sum', post, 'value: 13650', 'value: 13651', 'Letters and postcards together make the whole reach.'],
    ['rows against a count', 'pages/home.md', 'value: 2\n', 'value: 3\n', 'The rows of signs hold every partner.'],
    ['least and most', call, 'value: 6\n', 'value: 1\n', 'least number of concepts'],
    ['a gap in the agenda', summit, "'10:40-11:10'", "'10:45-11:10'", 'the one before it is 10:30–10:40'],
    ['the end of the agenda', summit, "'11:50-12:00'", "'11:50-12:05'", 'the announced hours are 10:30–12:00'],
    ['the offset of the zone', summit, "'+01:00'", "'+03:00'", 'in Europe/London it is +01:00 on 2041-05-14'],
    ['the order of a timeline', call, 'date: 22 March', 'date: 22 February', 'stands after 3 March'],
    ['the order of milestones', post, 'deadline: Jan 2018', 'deadline: Oct 2017', 'which stands above it'],
    ['the numbering of milestones', post, 'label: M6', 'label: M7', 'the milestone is M7, expected M6'],
    ['a share above the whole', post, 'value: 37\n', 'value: 137\n', 'a share lies between 0% and 100%'],
    ['an age', post, 'to: 71', 'to: 184', 'which cannot be'],
    ['lights beyond their total', 'pages/home.md', 'value: 274\n', 'value: 40\n', 'no more than their total'],
    [
      'rings beyond their part',
      'pages/home.md',
      'figure: open-call/shortlisted',
      'figure: ideas',
      'no more than their total',
    ],
    ['lights of a share', 'pages/home.md', 'total: ideas', 'total: lantern-post/postcard-opt-in', 'a whole number'],
    ['a quilt of a day', 'pages/about.mdx', quilt, 'charter/date', 'from 1 to 99'],
    ['a quilt of a share', 'pages/about.mdx', quilt, 'lantern-post/postcard-opt-in', 'from 1 to 99'],
    ['a quilt of too many', 'pages/about.mdx', quilt, 'home/ideas', 'from 1 to 99'],
    ['a price after the event', annual, '2041-09-12', '2041-12-12', 'The early price ends before the day.'],
  ] as const)('is watched: %s', (_, file, from, to, message) => {
    expect(messagesAfter(file, from, to).join('\n')).toContain(message)
  })

  it('may contradict itself in the source, where it is acknowledged with a reason', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('relations.yaml', (text) => text.replace(/ {2}- relation: zone-label\n(?: {4}.*\n)+/, '')),
    )
    expect(problems).toMatchObject([
      { message: 'the hours are labelled GMT, which is +00:00, and the offset is +01:00' },
    ])
  })

  it.each([
    ['another number', 'pages/about.mdx', 'value: 5\n', 'value: 7\n', '`about/partner-museums` is 7+'],
    ['another period', club, 'deadline: Q2, May/June', 'deadline: Q1, Feb', 'M3 (Q1, Feb) begins before M2'],
    ['a further place', club, 'deadline: Q4, Oct', 'deadline: Q1, Jan', 'M5 (Q1, Jan) begins before M4'],
  ])('is told of when it is acknowledged and contradicts itself in a new way: %s', (_, file, from, to, message) => {
    const problems = relationsAfter((tree) => tree.edit(file, (text) => text.replace(from, to)))
    const fix = expect.stringContaining('put these words among what is `found`')
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining(message), fix }))
  })

  it('is a fault to acknowledge with words that the check does not find', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('relations.yaml', (text) => text.replace('to about 12:15, and', 'to about 12:20, and')),
    )
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'pages/innovation-summit.mdx the agenda is said to run to about 12:15, and the announced hours are 10:30–12:00',
      'relations.yaml relations.yaml acknowledges “the agenda is said to run to about 12:20, and the announced hours are 10:30–12:00”, which is not what the check finds',
    ])
  })

  it('is a fault to acknowledge when it holds', () => {
    const problems = relationsAfter((tree) =>
      tree.edit('relations.yaml', (text) => text.replace('- relation: zone-label', '- relation: reach-by-mail')),
    )
    expect(problems.map(({ message }) => message)).toContain(
      'relations.yaml acknowledges a contradiction of `reach-by-mail`, which holds',
    )
  })
})

describe('time', () => {
  const warnings = (today: string) =>
    createContentTree()
      .load({ today })
      .problems.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`)

  it('has overtaken nothing on the day of the summit', () => {
    expect(warnings('2041-05-14')).toEqual([])
  })

  it('is reported as a warning with its age afterwards', () => {
    expect(warnings('2041-05-24')).toEqual([
      'warning figures/past 14 May 2041 was 10 days ago, and the page now says so',
    ])
  })

  it('has overtaken a day that a page announces by a figure of any id', () => {
    const tree = createContentTree()
    const rename = (text: string) => text.replaceAll('early-bird', 'lower-price')
    tree.edit('pages/innovation-summit-geneve.md', rename)
    for (const file of ['ledger.csv', 'relations.yaml'])
      tree.edit(file, (text) => text.replaceAll('geneve/early-bird', 'geneve/lower-price'))
    expect(tree.load({ today: '2041-09-13' }).problems.map(({ message }) => message)).toContain(
      '12 September 2041 was yesterday, and the page still announces it as “last day of the early gull price”',
    )
  })

  it.each([
    ['a year that has passed', '© 2040 Lamp', 'the year 2040 in the copyright line'],
    ['the end of a span that has passed', '© 2016–2039 Lamp', 'the year 2039 in the copyright line'],
    ['a figure that is a year', '© :stat[count/latest-edition-year] Lamp', 'the year 2016 in the copyright line'],
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
    ['this year', '© 2041 Lamp'],
    ['a span until this year', '© 2016–2041 Lamp'],
    ['no year', '© Lamp'],
  ])('has not overtaken a copyright line with %s', (_, line) => {
    expect(copyrightWarnings(line)).toEqual([])
  })

  function copyrightWarnings(line: string) {
    const tree = createContentTree()
    // A mark at the end, so that the file changes in any case.
    tree.edit('settings.md', (text) => text.replace('© Lamp', line).replace('moored at', 'a circle moored at'))
    return tree
      .load({ today: fixture.day })
      .problems.filter(({ rule }) => rule === 'figures/past')
      .map(({ file, line, severity, message }) => ({ file, line, severity, message }))
  }
})

/** What the check says of the order of a timeline with these four dates. */
function timelineAfter(dates: readonly string[]) {
  const tree = createContentTree()
  const written = ['3 March', '22 March', '4 April 2041', '14 and 16 May 2041']
  for (const [index, from] of written.entries()) {
    const to = dates[index] ?? from
    if (to !== from) tree.edit('pages/nominate-beacon.mdx', (text) => text.replace(`date: ${from}\n`, `date: ${to}\n`))
  }
  const messages = tree.load().problems.map(({ message }) => message)
  return messages.filter((message) => message.endsWith('and is not later'))
}

it.each([
  ['with months and days', ['July 2039', '18 August 2039', 'September 2039', '2039-10-01']],
  ['where the year of some is not known', ['July 2039', '1 March', '18 August 2039', 'Q2']],
  ['with a day within the month above it', ['August 2039', '18 August 2039', 'Sep 2039', 'Q4 2039']],
])('a timeline is in order %s', (_, dates) => {
  expect(timelineAfter(dates)).toEqual([])
})

describe('a timeline is out of order', () => {
  it.each([
    ['a month before a day', ['18 August 2039', 'July 2039'], 'Jul 2039 stands after 18 August 2039'],
    ['across one without a year', ['18 August 2039', '1 March', 'July 2039'], 'Jul 2039 stands after 18 August 2039'],
    ['the same day twice', ['3 March', '3 March'], '3 March stands after 3 March'],
  ])('%s', (_, dates, message) => {
    expect(timelineAfter(dates)).toContainEqual(`${message} and is not later`)
  })
})
