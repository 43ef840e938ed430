import { describe, expect, it } from 'vitest'
import { readLedger } from '../content/figures/ledger.ts'
import { checkReadings } from './check-reading.ts'
import { readDocument } from './read-document.ts'

const source = `figures:
  - id: a/reach
    value: 29000
    unit: people
    meaning: People reached.
    spec: '9'
    source: frontmatter
    pages:
      - /a
`
const read = readLedger('ledger.yaml', source)
if (!read.ok) throw new Error('the ledger is broken')
const ledger = read.value
const reach = (words = '29,000', machine = '29000') => `<data value="${machine}" data-figure="a/reach">${words}</data>`

const check = (html: string, accepted: string[] = []) =>
  checkReadings([{ path: '/a', file: 'a.md', ...readDocument(html) }], {
    ledger,
    accepted,
    findSource: () => undefined,
  })

describe('the built pages', () => {
  it('are sound when every figure is seen with its value', () => {
    expect(check(`<p>${reach()}</p>`)).toEqual([])
  })

  it('must show a figure where the ledger says so, at the line of the ledger', () => {
    expect(check('<p>Nothing.</p>')).toMatchObject([
      { file: 'ledger.yaml', line: 9, message: '`a/reach` (29,000) is not to be seen on /a' },
    ])
  })

  it('must show it in digits at least once', () => {
    expect(check(`<p>${reach('twenty-nine thousand')}</p>`)).toHaveLength(2)
  })

  it.each([
    ['other words', reach('28,000')],
    ['another value for machines', reach('29,000', '28000')],
  ])('are refused with %s than the ledger says', (_, figure) => {
    const [problem] = check(`<p>${figure} ${reach()}</p>`)
    expect(problem?.message).toMatch(/^\/a shows `a\/reach` as “.*” \(\d+\), and the ledger says 29,000 \(29000\)$/)
  })

  it('are refused with a figure that the ledger does not have', () => {
    expect(check(`<p>${reach()} <data value="1" data-figure="a/b">1</data></p>`)).toHaveLength(1)
  })

  it('are refused with a number that no figure covers, unless a file accepts it', () => {
    const html = `<p>${reach()}</p><p>Here 12 people met 13 others</p>`
    expect(check(html).map(({ message }) => message)).toEqual([
      '/a shows the number 12, which no figure covers: “Here 12 people met 13 others”',
      '/a shows the number 13, which no figure covers: “Here 12 people met 13 others”',
    ])
    expect(check(html, ['Here 12 people met 13 others'])).toEqual([])
  })

  it('are refused with a list whose numbering has a gap', () => {
    const items = [1, 3].map((number) => `<li><data value="${number}" data-ordinal="">${number}</data></li>`).join('')
    expect(check(`<p>${reach()}</p><ol>${items}</ol>`)).toHaveLength(1)
  })
})
