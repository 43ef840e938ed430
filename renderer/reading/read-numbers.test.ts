import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { readNumbers } from './read-numbers.ts'

const reach = '<data value="41300" data-figure="a/reach">41,300</data>'
const loose = (html: string) => readNumbers(parseDocument(html)).loose.map(({ text }) => text)

describe('a visitor without scripts reads', () => {
  it('a figure with its id, its words and what machines read', () => {
    const html = '<p>All <data value="41300" data-figure="a/reach">41,300</data> people.</p>'
    expect(readNumbers(parseDocument(html))).toEqual({
      head: [],
      figures: [{ id: 'a/reach', element: 'data', machine: '41300', words: '41,300' }],
      loose: [],
      changed: [],
      numbering: [],
    })
    expect(
      readNumbers(parseDocument('<time datetime="2041-05-14" data-figure="a/date">14 May 2041</time>')).figures,
    ).toMatchObject([{ element: 'time', machine: '2041-05-14' }])
  })

  it.each([
    ['a paragraph', '<p>All 41,300 people.</p>', ['41,300']],
    ['a heading', '<h2>Our 3 speakers</h2>', ['3']],
    ['words', '<p>Our six pilots</p>', ['six']],
    ['a `data` that names no figure', '<p><data value="9">9</data></p>', ['9']],
    ['a text across elements', '<p>In <b>20</b>25</p>', ['2025']],
    ['the description of a picture', '<img alt="12 people">', ['12']],
    ['a description for those who hear it', '<p aria-description="5 links"></p>', ['5']],
    ['a field', '<input placeholder="5 links">', ['5']],
    ['a button', '<input type="submit" value="Give 5">', ['5']],
    ['code', '<code>5 lines</code>', ['5']],
    ['a heading that begins with no number of its own', '<h2>840: people</h2>', ['840']],
    ['the date of today in other words', '<time datetime="2025-09-01" data-today="">9 people</time>', ['9']],
    ['dots of a drawing in other words', '<data value="1000" data-dots="">1,000 people</data>', ['1,000']],
    ['a label', '<nav aria-label="5 links"></nav>', ['5']],
    ['the text of a drawing', '<svg><text>83%</text></svg>', ['83%']],
  ])('a loose number in %s', (_, html, numbers) => {
    expect(loose(html)).toEqual(numbers)
  })

  it.each([
    ['a script', '<script>const x = 5</script>'],
    ['the head', '<head><title>5</title></head>'],
    ['what is hidden', '<p hidden>5 <b>6</b></p>'],
    ['an address', '<a href="/5">here</a>'],
    ['the number of a heading', '<h3>01. Subscriber Goal</h3>'],
    ['the date of today', '<time datetime="2025-09-01" data-today="">1 September 2025</time>'],
    ['how many dots a drawing has', '<data value="1000" data-dots="">1,000</data>'],
  ])('no number in %s', (_, html) => {
    expect(loose(html)).toEqual([])
  })

  it.each([
    ['a power of ten', `<p>Some ${reach} million people</p>`, ['million']],
    ['a currency', `<p>US$${reach} each</p>`, ['US$']],
    ['a per cent in an element', `<td>${reach}<b>%</b></td>`, ['%']],
    ['another figure', `<p>${reach}${reach}</p>`, []],
    ['words', `<p>(${reach}) people, ${reach}, ${reach}.</p>`, []],
    ['a part of the layout', `<div><span>Challenge</span>${reach}<span>k</span></div>`, []],
    ['the next block', `<li>${reach}</li><li>million</li>`, []],
  ])('a figure that is changed by %s, or not', (_, html, beside) => {
    expect(readNumbers(parseDocument(html)).changed.map((change) => change.beside)).toEqual(beside)
  })

  it('a changed figure with the words around it', () => {
    expect(readNumbers(parseDocument(`<p>Some <b>${reach}</b> million people</p>`)).changed).toEqual([
      { beside: 'million', context: 'Some 41,300 million people', id: 'a/reach' },
    ])
  })

  it('the title of a link in the head, and no title elsewhere', () => {
    const placesOf = (html: string) => readNumbers(parseDocument(html)).head.map(({ place, value }) => [place, value])
    expect(placesOf('<head><link rel="alternate" title="All 12 stories" href="/feed.xml"></head>')).toEqual([
      ['link title', 'All 12 stories'],
    ])
    expect(placesOf('<body><abbr title="12 people">A</abbr></body>')).toEqual([])
  })

  it('the numbering of each list on its own', () => {
    const item = (number: number) => `<li><data value="${number}" data-ordinal="">${number}.</data> x</li>`
    expect(readNumbers(parseDocument(`<ol>${item(1)}${item(2)}</ol><ol>${item(1)}${item(3)}</ol>`)).numbering).toEqual([
      [1, 2],
      [1, 3],
    ])
    expect(loose('<ol><li><data value="1" data-ordinal="">2.</data></li></ol>')).toEqual(['2'])
    expect(loose('<ol><li><data value="1" data-ordinal="">1 million</data></li></ol>')).toEqual(['1 million'])
  })
})
