import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import type { Figure } from '../figures/figure.ts'
import { fc } from '../testing/property.ts'
import type { RenderContext } from './directives.ts'
import { parse } from './processor.ts'
import { renderBody } from './render.ts'

const reach: Figure = {
  id: 'candle/reach',
  value: 41300,
  notation: 'standard',
  location: { file: 'f', line: 1, column: 1 },
}
const context: RenderContext = {
  figures: {
    'candle/reach': reach,
    'candle/few': { ...reach, id: 'candle/few', value: 6, qualifier: '+' },
    'other/day': { ...reach, id: 'other/day', value: '2041-05-14' },
  },
  scope: 'candle',
  email: 'hello@example.org',
  website: 'https://example.org',
  kind: 'pilots',
  meaningOf: (words) => (words === 'ROI' ? 'What comes back for what was spent.' : undefined),
}
const render = (markdown: string, more: Partial<RenderContext> = {}) =>
  renderBody(parse(markdown), { ...context, ...more })
const htmlOf = (markdown: string) =>
  render(markdown)
    .flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'html' ? block.html : '')))
    .join('\n')

describe('a text', () => {
  it('is split into sections at the headings of the second level', () => {
    expect(render('Before.\n\n## One\n\nA.\n\n## Two\n\n### Three\n\nB.')).toEqual([
      { blocks: [{ kind: 'html', html: '<p>Before.</p>' }] },
      { heading: { id: 'one', words: 'One', html: 'One' }, blocks: [{ kind: 'html', html: '<p>A.</p>' }] },
      {
        heading: { id: 'two', words: 'Two', html: 'Two' },
        blocks: [{ kind: 'html', html: '<h3 id="three">Three</h3>\n<p>B.</p>' }],
      },
    ])
  })

  it('places components where its blocks stand', () => {
    expect(render('## Plan\n\nA.\n\n::milestones\n\n::stats[one, two]\n\nB.')[0]?.blocks).toEqual([
      { kind: 'html', html: '<p>A.</p>' },
      { kind: 'component', name: 'milestones', argument: '' },
      { kind: 'component', name: 'stats', argument: 'one, two' },
      { kind: 'html', html: '<p>B.</p>' },
    ])
  })

  it('hands the heading right above a chart to it, unless it is that of several', () => {
    const blocks = (markdown: string) =>
      render(markdown).flatMap(({ blocks }) =>
        blocks.map((block) => (block.kind === 'html' ? block.html : [block.argument, block.heading])),
      )
    expect(blocks('Words.\n\n### A\n\n::chart[one]\n\n### B\n\nMore.')).toEqual([
      '<p>Words.</p>',
      ['one', '<h3 id="a">A</h3>'],
      '<h3 id="b">B</h3>\n<p>More.</p>',
    ])
    expect(blocks('### A\n\n::chart[one]')).toEqual([['one', '<h3 id="a">A</h3>']])
    expect(blocks('### A\n\n::chart[one]\n\n::chart[two]')).toEqual([
      '<h3 id="a">A</h3>',
      ['one', undefined],
      ['two', undefined],
    ])
    const address = '[r]: https://example.org/r'
    expect(blocks(`### [A][r]\n\n::chart[one]\n\n${address}\n\n::chart[two]`)).toHaveLength(3)
    expect(JSON.stringify(blocks(`### [A][r]\n\n::chart[one]\n\n${address}`))).toContain('https://example.org/r')
    expect(blocks('### A\n\nWords.\n\n::chart[one]')).toEqual(['<h3 id="a">A</h3>\n<p>Words.</p>', ['one', undefined]])
    expect(blocks('### A\n\n::implementers')).toEqual(['<h3 id="a">A</h3>', ['', undefined]])
  })

  it('is nothing when it is empty', () => {
    expect(render('')).toEqual([])
    expect(render('\n\n')).toEqual([])
  })

  it('has tables', () => {
    expect(htmlOf('| A | B |\n|---|---|\n| 1 | 2 |')).toContain('<th>A</th>')
  })

  it('escapes what is special in HTML', () => {
    expect(htmlOf('a < b & c > d')).toBe('<p>a &#x3C; b &#x26; c > d</p>')
  })

  it('shows what is still to be confirmed as it is typed', () => {
    const marked = 'Kept for [period: to be confirmed] [basis: to be confirmed].'
    expect(htmlOf(marked)).toBe(`<p>${marked}</p>`)
  })

  it('leaves an image that only decorates to those who see it', () => {
    expect(htmlOf('![decorative](/icon.svg) ![decorative][a] ![A sign](/icon.svg)\n\n[a]: /icon.svg')).toBe(
      '<p><img src="/icon.svg" alt=""> <img src="/icon.svg" alt=""> <img src="/icon.svg" alt="A sign"></p>',
    )
  })

  it('finds the address of a link that is defined in another section', () => {
    expect(
      htmlOf('## One\n\n[the report][report]\n\n## Two\n\nText.\n\n[report]: https://example.org/report'),
    ).toContain('<a href="https://example.org/report">the report</a>')
  })
})

describe('a heading', () => {
  it('has an id of its own, even where another has the same words', () => {
    expect(render('## One\n\n## One\n\n## One').map(({ heading }) => heading?.id)).toEqual(['one', 'one-1', 'one-2'])
  })

  it.each(['content', 'menu', 'navigation', 'footer'])('leaves the id %s to the layout', (name) => {
    expect(render(`## ${name}`)[0]?.heading?.id).toBe(`${name}-1`)
  })

  it('leaves the ids of its page to the components that use them', () => {
    expect(render('## Sponsor', { kind: 'pilots' })[0]?.heading?.id).toBe('sponsor-1')
    expect(render('## Sponsor', { kind: 'articles' })[0]?.heading?.id).toBe('sponsor')
  })

  it('is kept apart from those of other files on the same page', () => {
    expect(render('### One', { kind: 'policy', scope: 'cookies' })[0]?.blocks).toEqual([
      { kind: 'html', html: '<h3 id="cookies-one">One</h3>' },
    ])
  })

  it('has an id within a quotation or a list, too', () => {
    expect(htmlOf('> ### One\n\n- ### One')).toMatch(/<h3 id="one">One<\/h3>.*<h3 id="one-1">One<\/h3>/s)
  })

  it.each(['## ?!', '## …', '## 🌍'])('has an id, whatever its signs: %s', (markdown) => {
    expect(render(markdown)[0]?.heading?.id).toMatch(/./)
  })
})

describe('a directive', () => {
  it.each([
    [':stat[reach]', '<p><data value="41300" data-figure="candle/reach">41,300</data></p>'],
    [':stat[few]{form="words"}', '<p><data value="6" data-figure="candle/few">six+</data></p>'],
    [':stat[few]{form=roman}', '<p><data value="6" data-figure="candle/few">6+</data></p>'],
    [':stat[*few*]{form=bare}', '<p><data value="6" data-figure="candle/few">6</data></p>'],
    [':stat[candle/few]', '<p><data value="6" data-figure="candle/few">6+</data></p>'],
    [':stat[nope]', '<p><div>nope</div></p>'],
    [':stat[ reach ]', '<p><data value="41300" data-figure="candle/reach">41,300</data></p>'],
    [':stat[other/day]', '<p><time datetime="2041-05-14" data-figure="other/day">14 May 2041</time></p>'],
    [':contact-email', '<p><a href="mailto:hello@example.org">hello@example.org</a></p>'],
    [':website', '<p><a href="/">example.org</a></p>'],
  ])('%s becomes %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  it('shows a figure in the middle of a sentence, a heading and a list', () => {
    expect(htmlOf('- **:stat[reach]** people')).toContain(
      '<strong><data value="41300" data-figure="candle/reach">41,300</data></strong> people',
    )
    expect(render('## All *of* :stat[reach]')[0]?.heading).toEqual({
      id: 'all-of-41300',
      words: 'All of 41,300',
      html: 'All <em>of</em> <data value="41300" data-figure="candle/reach">41,300</data>',
    })
  })

  it('gives its attributes to nobody', () => {
    expect(htmlOf(':stat[reach]{onclick="alert(1)" style="x" class="y" id="z"}')).toBe(
      '<p><data value="41300" data-figure="candle/reach">41,300</data></p>',
    )
  })
})

it('has no two headings with one id, whatever they say', () => {
  const words = fc.constantFrom('One', 'one', 'One 1', 'One-1', '?', 'content', ':stat[reach]', '*One*')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('##', '###', '####'), words)), (headings) => {
      const markdown = headings.map((heading) => heading.join(' ')).join('\n\n')
      const $ = load(htmlOf(markdown))
      const ids = [
        ...render(markdown).map(({ heading }) => heading?.id),
        ...Array.from($('[id]'), ({ attribs }) => attribs.id),
      ]
      const given = ids.filter((id) => id !== undefined)
      expect(new Set(given).size).toBe(given.length)
    }),
  )
})

describe('a term', () => {
  it('is a button that opens its meaning, which describes it', () => {
    const $ = load(htmlOf('The :term[ROI] was poor, and the :term[ROI] rose.'))
    const buttons = $('dfn.term > button').toArray()
    expect(buttons.map((button) => $(button).text())).toEqual(['ROI', 'ROI'])
    for (const { attribs } of buttons) {
      expect(attribs.type).toBe('button')
      expect(attribs['aria-describedby']).toBe(attribs.popovertarget)
      expect($(`[popover][role=tooltip][id=${attribs.popovertarget}]`).text()).toBe(
        'What comes back for what was spent.',
      )
    }
    expect(new Set($('[id]').map((_, { attribs }) => attribs.id)).size).toBe(2)
  })

  it('is its words alone where there is no such term', () => {
    expect(load(htmlOf('The :term[tide] rose.'))('p').html()).toBe('The <dfn>tide</dfn> rose.')
  })
})
