import { expect, it } from 'vitest'
import { compile, parse } from './processor.ts'

it.each([
  ['**a** *b* `c`', '<p><strong>a</strong> <em>b</em> <code>c</code></p>'],
  ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
  ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['[a](/pilots "b")', '<p><a href="/pilots" title="b">a</a></p>'],
  ['![a](/images/a.jpg)', '<p><img src="/images/a.jpg" alt="a"></p>'],
  ['<https://example.org>', '<p><a href="https://example.org">https://example.org</a></p>'],
  ['[a](mailto:a@example.org)', '<p><a href="mailto:a@example.org">a</a></p>'],
  ['a\\\nb', '<p>a<br>\nb</p>'],
])('writes %j as %j', (markdown, html) => {
  expect(compile(parse(markdown))).toBe(html)
})

it.each([
  ['<b>a</b>', '<p>a</p>'],
  ['<script>a</script>', ''],
  ['[a](http://example.org)', '<p><a>a</a></p>'],
  ['[a](javascript:b)', '<p><a>a</a></p>'],
  ['![a](data:image/gif;base64,AAAA)', '<p><img alt="a"></p>'],
])('takes from %j what does not belong there', (markdown, html) => {
  expect(compile(parse(markdown))).toBe(html)
})

it('leaves a colon alone that has a space behind it or a backslash before it', () => {
  expect(compile(parse('At 14\\:00: 1\\:2'))).toBe('<p>At 14:00: 1:2</p>')
})

it('takes the colon of a time or a ratio for words, and that of a directive for one', () => {
  expect(compile(parse('At 14:30, or 3:1, :30[a]'))).toBe('<p>At 14:30, or 3:1, :30[a]</p>')
  expect(parse('At 14:30 :stat[a]').children[0]).toMatchObject({
    children: [
      { type: 'text', value: 'At 14:30 ' },
      { type: 'textDirective', name: 'stat' },
    ],
  })
})
