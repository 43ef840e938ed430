import type { ElementContent } from 'hast'
import { parseDocument } from 'htmlparser2'
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { everyDayOrLong, fc } from '../content/testing/property.ts'
import { isTag, isText, type Node } from './dom.ts'
import { writeCopy } from './write-copy.ts'
import { writeMarkdown } from './write-markdown.ts'

const library = unified().use(rehypeRemark).freeze()

/** The same tree as that of a page, which here has nothing that is left out or changed, with every space. */
const asWritten = (nodes: readonly Node[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (isText(node)) return [{ type: 'text', value: node.data }]
    if (!isTag(node)) return []
    const { name, attribs, children } = node
    const properties = name === 'img' ? { src: attribs.src, alt: attribs.alt } : {}
    return [{ type: 'element', tagName: name, properties, children: asWritten(children) }]
  })

const words = fc.constantFrom('', ' ', '\n', 'a', ' b', 'c ', '\td\n e ', ' . ')
const picture = '<picture><source srcset="/d.avif"><img src="/a.jpg" alt="b"></picture>'
const alone = fc.constantFrom(
  '<br>',
  '<hr>',
  '<img src="/a.jpg" alt="b">',
  picture,
  '<pre><code> a\n\n  b </code></pre>',
)
const marks = fc.constantFrom('strong', 'em', 'code', 'bdi')
const blocks = fc.constantFrom(
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'section',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
)
const { content } = fc.letrec<{ content: string; element: string }>((tie) => ({
  content: fc.array(fc.oneof(words, tie('element')), { maxLength: 5 }).map((parts) => parts.join('')),
  element: fc.oneof(
    alone,
    // A mark with nothing in it is left out.
    fc.tuple(marks, tie('content')).map(([name, within]) => within && `<${name}>${within}</${name}>`),
    fc.tuple(blocks, tie('content')).map(([name, within]) => `<${name}>${within}</${name}>`),
  ),
}))

test('whatever a page has, its copy has the spaces that the library leaves', () => {
  const property = fc.property(content, (within) => {
    const children = asWritten(parseDocument(within).children)
    const expected = writeMarkdown(library.runSync({ type: 'root', children }))
    expect(writeCopy(parseDocument(`<main>${within}</main>`)), within).toBe(expected)
  })
  fc.assert(property, { numRuns: everyDayOrLong(500, 5000) })
})
