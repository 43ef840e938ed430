import { describe, expect, it } from 'vitest'
import type { AcceptedText } from '../content/entries/accepted.ts'
import type { FigureForm } from '../content/figures/figure.ts'
import { displayForms, formatFigure } from '../content/figures/format.ts'
import type { Ledger, LedgerFigure } from '../content/figures/ledger.ts'
import { createReadingCheck, type ReadingContext } from './check-reading.ts'
import { readDocument } from './read-document.ts'

const reached: LedgerFigure = {
  ...{ id: 'a/reach', value: 41_300, unit: 'people', notation: 'standard' },
  ...{ pages: ['/a'], meaning: 'People reached.', source: 'The report.' },
}
const ledger: Ledger = { file: 'ledger.csv', figures: [reached] }
const reach = (words = '41,300', machine = '41300') => `<data value="${machine}" data-figure="a/reach">${words}</data>`

const day: FigureForm = { value: '2041-05-14', notation: 'standard' }
const hours: FigureForm = { value: '14:00', notation: 'standard' }

const context: ReadingContext = {
  ledger,
  figures: {},
  accepted: [],
  phrases: [],
  headOf: () => ({ values: [day, hours], named: [{ value: 12, notation: 'standard' }], offsets: ['+02:00'] }),
  findReference: () => undefined,
  findSource: () => undefined,
}
const check = (html: string, more: Partial<ReadingContext> = {}) =>
  createReadingCheck({ ...context, ...more })({ path: '/a', file: 'a.md', ...readDocument(html).page.numbers })
/** What a file accepts. */
const accept = (text: string, file: string, more: Partial<AcceptedText> = {}): Partial<ReadingContext> => ({
  accepted: [{ text, file, quoted: [], ...more }],
})

describe('the built pages', () => {
  it('are sound when every figure is seen with its value', () => {
    expect(check(`<p>${reach()}</p>`)).toEqual([])
  })

  it('must show a figure where the ledger says so', () => {
    const message = 'the ledger wants visitors to see `a/reach` (41,300) on /a, but nothing there shows that'
    expect(check('<p>Nothing.</p>')).toMatchObject([{ file: 'ledger.csv', path: ['figures', 0, 'pages'], message }])
    const location = { file: 'a.md', line: 7, column: 12 }
    const figures = Object.fromEntries(ledger.figures.map((entry) => [entry.id, { ...entry, location }]))
    expect(check('<p>Nothing.</p>', { figures })).toMatchObject([location])
  })

  it.each(displayForms)('may show it in the form %s alone', (form) => {
    const many: LedgerFigure = { ...reached, value: 3_000_000, notation: 'compact', qualifier: '+' }
    const html = `<p>${reach(formatFigure(many, form), '3000000')} people</p>`
    expect(check(html, { ledger: { ...ledger, figures: [many] } })).toEqual([])
  })

  it('may show the year of a date alone, and no other', () => {
    const date: LedgerFigure = { ...reached, value: 'Dec 2031', unit: undefined }
    const year = (words: string, machine = words) =>
      `<p><time datetime="${machine}" data-figure="a/reach">${words}</time></p>`
    const show = (html: string) => check(html, { ledger: { ...ledger, figures: [date] } })
    expect(show(year('2031'))).toEqual([])
    expect(show(year('2032'))).toHaveLength(1)
    expect(show(year('31'))).toHaveLength(1)
    expect(show(year('2031', '2032'))).toHaveLength(1)
  })

  it.each([
    ['other words', reach('28,000')],
    ['another value for machines', reach('41,300', '28000')],
  ])('are refused with %s than the ledger says', (_, figure) => {
    const [problem] = check(`<p>${figure} ${reach()}</p>`)
    expect(problem?.message).toMatch(/^\/a shows `a\/reach` as “.*” \(\d+\), and the ledger says 41,300 \(41300\)$/)
  })

  it('are refused with a figure that the ledger does not have', () => {
    expect(check(`<p>${reach()} <data value="1" data-figure="a/b">1</data></p>`)).toHaveLength(1)
  })

  it('are refused with a number that no figure covers, unless their file accepts it', () => {
    const html = `<p>${reach()}</p><p>Here 12 people met 13 others</p>`
    expect(check(html).map(({ message }) => message)).toEqual([
      '/a shows the number 12, expected a figure: “Here 12 people met 13 others”',
      '/a shows the number 13, expected a figure: “Here 12 people met 13 others”',
    ])
    expect(check(html, accept('Here 12 people met 13 others', 'a.md'))).toEqual([])
    expect(check(html, accept('12', 'a.md'))).toHaveLength(1)
  })

  it.each([
    ['another file', accept('12', 'b.md'), 1],
    ['a file that is shown on this page', accept('12', 'b.md', { shownOn: '/a' }), 0],
    ['a file whose title this page quotes', accept('12', 'b.md', { quoted: ['12 lockers'] }), 0],
  ])('check a number against what is accepted by %s', (_, more, faults) => {
    expect(check(`<p>${reach()}</p><p>Open all 12 lockers</p>`, more)).toHaveLength(faults)
  })

  it('report a number once, with the figure that says the same', () => {
    const location = { file: 'a.md', line: 1, column: 1 }
    const figures = { 'a/reach': { id: 'a/reach', value: 41_300, notation: 'standard', location } } as const
    const problems = check(`<p>${reach()}</p><img alt="All 41,300"><p>All 41,300</p>`, { figures })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.fix).toContain('`a/reach`')
  })

  it('are refused where the words beside a figure change it', () => {
    expect(check(`<p>${reach()}k people</p>`).map(({ message }) => message)).toEqual([
      '/a shows `k` beside a figure, which changes its number: “41,300k people”',
    ])
  })

  it('are refused with a list whose numbering has a gap', () => {
    const items = [1, 3].map((number) => `<li><data value="${number}" data-ordinal="">${number}.</data></li>`).join('')
    expect(check(`<p>${reach()}</p><ol>${items}</ol>`)).toHaveLength(1)
  })
})

describe('the head of a page', () => {
  const head = (inner: string) => check(`<head>${inner}</head><p>${reach()}</p>`).map(({ message }) => message)
  const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

  it.each([
    ['a figure of its file', '<title>A story of 12 people · The site</title>'],
    ['a size for machines', '<meta property="og:image:width" content="1200">'],
    ['a figure that the page shows', data({ '@type': 'Event', maximumAttendeeCapacity: 41_300 })],
    ['the day and time of its file', data({ '@type': 'Event', startDate: '2041-05-14T14:00+02:00' })],
    ['a price of nothing', data({ '@type': 'Offer', price: 0 })],
    ['the places in a list', data({ '@type': 'L', itemListElement: [{ position: 1 }, { position: 2 }] })],
    ['an address', data({ '@type': 'Event', url: 'https://example.org/2025/12' })],
  ])('may say %s', (_, inner) => {
    expect(head(inner)).toEqual([])
  })

  it.each([
    ['title', '<title>9,999 donors</title>', '9,999'],
    ['description', '<meta name="description" content="9,999 donors">', '9,999'],
    ['twitter:title', '<meta name="twitter:title" content="Nine donors">', 'Nine'],
    ['Event.maximumAttendeeCapacity', data({ '@type': 'Event', maximumAttendeeCapacity: 9999 }), '9999'],
    ['Event.startDate', data({ '@type': 'Event', startDate: '2041-05-15T14:00+02:00' }), '2041-05-15T14:00+02:00'],
    ['Event.startDate', data({ '@type': 'Event', startDate: '2041-05-14T14:00+09:00' }), '2041-05-14T14:00+09:00'],
    ['Event.capacity', data({ '@type': 'Event', capacity: 12 }), '12'],
    ['Event.name', data({ '@type': 'Event', name: '13 donors' }), '13'],
    ['ListItem.position', data([{ '@type': 'ListItem', position: 3 }]), '3'],
    ['Offer.price', data({ '@type': 'Offer', price: 5 }), '5'],
    ['title', '<title>41300 people</title>', '41300'],
  ])('says no number of its own in %s', (place, inner, number) => {
    expect(head(inner)).toEqual([expect.stringContaining(`the head of /a says ${number} (${place})`)])
  })

  it.each(['minus 12 people', '12 dozen people', '12 bn people', '±12 people'])(
    'changes no figure, as in “%s”',
    (text) => {
      const beside = /minus|dozen|bn|±/.exec(text)?.[0]
      expect(head(`<title>${text}</title>`)).toEqual([expect.stringContaining(`\`${beside}\` beside a figure (title)`)])
    },
  )

  it('takes nothing from what a figure says itself', () => {
    const named: FigureForm[] = [{ value: 8600, qualifier: '+', notation: 'standard' }]
    const headOf: ReadingContext['headOf'] = () => ({ values: [], named, offsets: [] })
    const says = (text: string) => check(`<head><title>${text}</title></head><p>${reach()}</p>`, { headOf })
    expect(says('8,600+ people')).toEqual([])
    expect(says('More than 8,600 people')).toEqual([])
    for (const text of ['under 8,600+ people', 'It has under more than 8,600 people'])
      expect(says(text)).toMatchObject([{ message: expect.stringContaining('`under` beside a figure') }])
  })

  it('may say figures beside each other', () => {
    expect(head('<title>From 12–41,300 people</title>')).toEqual([])
  })
})
