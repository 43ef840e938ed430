import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readSections } from './read-sections.ts'

const read = (main: string) =>
  readSections(
    parseDocument(`<head><title>T</title></head><header>Menu</header><main>${main}</main><footer>End</footer>`),
  )

test('a page is taken apart at the headings that have an id', () => {
  const page = read(
    '<h1>Candle</h1><p>Monthly giving.</p><h2 id="results">Results</h2><p>It <em>works</em>.</p><h3>Cost</h3><p>Low.</p>',
  )
  expect(page).toEqual({
    title: 'Candle',
    sections: [
      { anchor: '', heading: '', text: 'Monthly giving.' },
      { anchor: 'results', heading: 'Results', text: 'It works. Cost · Low.' },
    ],
  })
})

test('a section without a text of its own is kept for its heading', () => {
  const { sections } = read('<h1>A</h1><h2 id="b">B</h2><h3 id="c">C</h3><p>Text.</p>')
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['', ''],
    ['B', ''],
    ['C', 'Text.'],
  ])
})

test('figures are read as they are displayed', () => {
  const { sections } = read('<h1>A</h1><p>It raised <data value="4250">HK$4,250</data> in <time>May 2024</time>.</p>')
  expect(sections).toMatchObject([{ text: 'It raised HK$4,250 in May 2024.' }])
})

test('asides and placeholders are left out', () => {
  const { sections } = read('<h1>A</h1><nav>Home</nav><ul><li data-placeholder="true">Partner A</li></ul><p>Text.</p>')
  expect(sections).toEqual([{ anchor: '', heading: '', text: 'Text.' }])
})

test('a control within a heading is no part of its name', () => {
  const { sections } = read('<h1>A</h1><h2 id="b">B <button type="button">Copy link</button></h2>')
  expect(sections[1]).toMatchObject({ anchor: 'b', heading: 'B' })
})

test('words side by side in parts of their own do not run together', () => {
  expect(
    read('<p><span>PILOT</span>Platform<span>, 2</span></p><ul><li>One</li><li>Two</li></ul>').sections[0]?.text,
  ).toBe('PILOT Platform, 2 · One · Two')
})

test('entities are read as the characters that they stand for', () => {
  expect(read('<h1>R&amp;D</h1><p>1 &lt; 2 &euro;</p>')).toMatchObject({
    title: 'R&D',
    sections: [{ text: '1 < 2 €' }],
  })
})
