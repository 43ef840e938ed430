import { parseDocument } from 'htmlparser2'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { describe, expect, it, test } from 'vitest'
import { fc } from '../content/testing/property.ts'
import { textContent } from './dom.ts'
import { writeCopy } from './write-copy.ts'

const page = 'https://example.org/site/pilot/candle'
const copy = (main: string) =>
  writeCopy(
    parseDocument(`<head><link rel="canonical" href="${page}"></head><nav>Menu</nav><main>${main}</main>`),
  ).trim()

describe('the copy of a page', () => {
  it('begins with its title, whatever stands above it', () => {
    expect(copy('<p>PILOT</p><h1>Candle</h1><p>Monthly giving.</p>')).toBe('# Candle\n\nPILOT\n\nMonthly giving.')
  })

  it.each([
    ['headings', '<h2>Results</h2><h3>Cost</h3>', '## Results\n\n### Cost'],
    ['figures', '<p>All <data value="41300" data-figure="a/reach">41,300</data> people.</p>', 'All 41,300 people.'],
    ['emphasis', '<p>It <em>works</em>, <strong>mostly.</strong> </p>', 'It *works*, **mostly.**'],
    ['code', '<p><code>a`b</code></p><pre><code>x\n  y\n</code></pre>', '``a`b``\n\n```\nx\n  y\n```'],
    ['lists', '<ul><li>One</li><li>Two<ol><li>A</li></ol></li></ul>', '- One\n- Two\n\n  1. A'],
    ['cards', '<ul><li><h3>Givify</h3><p>A pilot.</p></li></ul>', '- **Givify**\n  A pilot.'],
    ['steps, numbered once', '<ol><li><p>1</p><p>Ask.</p></li><li><p>2</p><p>Go.</p></li></ol>', '1. Ask.\n2. Go.'],
    ['quotations', '<blockquote><p>So be it.</p></blockquote><figcaption>A</figcaption>', '> So be it.\n\nA'],
    [
      'terms without their meanings',
      '<p>The (<dfn><button popovertarget="a" aria-describedby="a">ROI</button><span popover id="a" data-page-only="">Gain.</span></dfn>), it is.</p><button>Share</button>',
      'The (ROI), it is.',
    ],
    ['breaks', '<p>One<br>two</p>', 'One\\\ntwo'],
    ['pictures', '<p><img src="/site/a.jpg" alt="A wave"></p>', '![A wave](https://example.org/site/a.jpg)'],
    ['no pictures that only decorate', '<p>A<img src="/a.jpg" alt=""></p>', 'A'],
    ['parts of a line', '<p><span>PILOT</span>Giving<span>, 2</span></p>', 'PILOT Giving, 2'],
    [
      'buttons beside each other',
      '<a href="/a">A</a><a href="/b">B</a>',
      '[A](https://example.org/a) [B](https://example.org/b)',
    ],
  ])('has %s', (_, html, markdown) => {
    expect(copy(html)).toBe(markdown)
  })

  it('has tables with their head, and without the columns that are drawings', () => {
    const head = '<thead class="sr-only"><tr><th>Part</th><th>Bar</th><th>Value</th></tr></thead>'
    const row = '<tr><th>E-mail | SMS</th><td><svg></svg></td><td><data>22,000</data></td></tr>'
    expect(copy(`<table>${head}<tbody>${row}</tbody></table>`)).toBe(
      '| Part | Value |\n| --- | --- |\n| E-mail \\| SMS | 22,000 |',
    )
  })

  it.each([
    ['/site/about', 'https://example.org/site/about'],
    ['#results', `${page}#results`],
    ['https://example.org/a_(b)?c=1', 'https://example.org/a_%28b%29?c=1'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ])('leads to the whole address of %s', (href, address) => {
    expect(copy(`<p><a href="${href}">Read</a></p>`)).toBe(`[Read](${address})`)
  })

  it.each([
    ['navigation', '<nav><a href="/">Home</a></nav>'],
    ['buttons', '<button>Copy</button>'],
    ['islands', '<div data-island="x"><p>Copy</p></div>'],
    ['drawings', '<svg><text>9</text></svg>'],
    ['monograms', '<span role="img" aria-label="Monogram of A">A</span>'],
    ['scripts', '<script>{"a": 1}</script>'],
    ['what only decorates', '<span aria-hidden="true">/</span>'],
    ['words for screen readers alone', '<span class="sr-only">(opens in a new tab)</span>'],
    ['what only scripts show', '<p class="local-time script-only">In your time zone</p>'],
    [
      'what stands on the page only, such as a quotation nobody has said yet',
      '<figure data-page-only="">Said.</figure>',
    ],
  ])('has no %s', (_, html) => {
    expect(copy(`<p>Before.</p>${html}<p>After.</p>`)).toBe('Before.\n\nAfter.')
  })

  it('is empty for a page without content', () => {
    expect(writeCopy(parseDocument('<p>Lost</p>'))).toBe('\n')
  })
})

const tricky = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '`',
    '``',
    '~~',
    '#',
    '# ',
    '>',
    '- ',
    '+ ',
    '> ',
    '1. ',
    '2) ',
    '|',
    '---',
    '===',
    '\\',
    '!',
    '[',
    ']',
    '(',
  ],
  ...[
    ')',
    '<',
    '<b>',
    '&amp;',
    '&',
    ':',
    '"',
    ' ',
    '  ',
    '\n',
    '9',
    '41,300',
    'US$5',
    'a',
    'word',
    'é',
    '.',
    '…',
    '](x)',
    '![',
  ],
)
const words = fc.array(tricky, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Elements by what may stand in them. */
const { line, block } = fc.letrec<{ line: string; block: string }>((tie) => ({
  line: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map(asHtml),
    fc
      .tuple(fc.constantFrom('em', 'strong', 'span', 'data', 'b'), fc.array(tie('line'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    fc
      .array(tie('line'), { maxLength: 2 })
      .map((inner) => `<code>${inner.join('').replace(/<\/?[a-z][^>]*>/g, '')}</code>`),
    words.map((text) => `<a href="/a b">${asHtml(text)}</a>`),
    fc.constant('<br>'),
  ),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('p', 'div', 'h1', 'h2', 'h3'), fc.array(tie('line'), { maxLength: 4 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.array(tie('block'), { maxLength: 3 }), { maxLength: 3 }))
      .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item.join('')}</li>`).join('')}</${name}>`),
    fc
      .tuple(fc.constantFrom('blockquote', 'section'), fc.array(tie('block'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    words.map((text) => `<pre>${asHtml(text)}</pre>`),
  ),
}))

/** All characters but spaces, in the order of the alphabet, as titles go to the front. */
const charactersOf = (text: string) => [...text.replace(/\s/g, '')].sort().join('')

test('every word and number of a page is in its copy, and nothing is taken for markdown', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        block,
        line.map((inner) => `<p>${inner}</p>`),
      ),
      (html) => {
        const main = parseDocument(`<main>${html}</main>`)
        const tree = remark().parse(writeCopy(main))
        visit(tree, ['html', 'image', 'imageReference', 'thematicBreak'], (node) =>
          expect.fail(`${node.type} in ${html}`),
        )
        expect(charactersOf(textOf(tree)), html).toBe(charactersOf(textContent(main)))
      },
    ),
  )
})
