import { describe, expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'

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

describe('a timeline is in order', () => {
  it.each([
    ['with months and days', ['July 2039', '18 August 2039', 'September 2039', '2039-10-01']],
    ['where the year of some is not known', ['July 2039', '1 March', '18 August 2039', 'Q2']],
    ['with a day within the month above it', ['August 2039', '18 August 2039', 'Sep 2039', 'Q4 2039']],
  ])('%s', (_, dates) => {
    expect(timelineAfter(dates)).toEqual([])
  })
})

describe('a timeline is out of order', () => {
  it.each([
    ['a month before a day', ['18 August 2039', 'July 2039'], 'July 2039 stands after 18 August 2039'],
    ['across one without a year', ['18 August 2039', '1 March', 'July 2039'], 'July 2039 stands after 18 August 2039'],
    ['the same day twice', ['3 March', '3 March'], '3 March stands after 3 March'],
  ])('%s', (_, dates, message) => {
    expect(timelineAfter(dates)).toContainEqual(`${message} and is not later`)
  })
})
