import { describe, expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'

/** What the check says of the order of a timeline with these four dates. */
function timelineAfter(dates: readonly string[]) {
  const tree = createContentTree()
  const written = ['1 July', '19 August', '10 September', '23 and 25 September']
  for (const [index, from] of written.entries()) {
    const to = dates[index] ?? from
    if (to !== from) tree.edit('pages/nominate-beacon.mdx', (text) => text.replace(`date: ${from}\n`, `date: ${to}\n`))
  }
  const messages = tree.load().problems.map(({ message }) => message)
  return messages.filter((message) => message.endsWith('and is not later'))
}

describe('a timeline is in order', () => {
  it.each([
    ['with months and days', ['July 2025', '19 August 2025', 'September 2025', '2025-10-01']],
    ['where the year of some is not known', ['July 2025', '1 March', '19 August 2025', 'Q2']],
    ['with a day within the month above it', ['August 2025', '19 August 2025', 'Sep 2025', 'Q4 2025']],
  ])('%s', (_, dates) => {
    expect(timelineAfter(dates)).toEqual([])
  })
})

describe('a timeline is out of order', () => {
  it.each([
    ['a month before a day', ['19 August 2025', 'July 2025'], 'July 2025 stands after 19 August 2025'],
    ['across one without a year', ['19 August 2025', '1 March', 'July 2025'], 'July 2025 stands after 19 August 2025'],
    ['the same day twice', ['1 July', '1 July'], '1 July stands after 1 July'],
  ])('%s', (_, dates, message) => {
    expect(timelineAfter(dates)).toContainEqual(`${message} and is not later`)
  })
})
