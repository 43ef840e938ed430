import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { Body } from './Body.tsx'

/** A text with so many parts. */
function show(parts: number, html = '<p>Words.</p>') {
  const sections = Array.from({ length: parts }, (_, index) => ({
    heading: { id: `part-${index}`, words: `Part ${index}`, html: `Part ${index}` },
    blocks: [{ kind: 'html' as const, html }],
  }))
  return showOn('/pilot/lantern-post', <Body sections={sections} />)
}

it('a text of many parts has a table of contents, a short one has none', () => {
  expect(show(5)('nav a').toArray()).toHaveLength(5)
  expect(show(4)('nav, .long-read')).toHaveLength(0)
})

it('what is to be confirmed is set softly', () => {
  expect(show(1, '<p>For [period: to be confirmed].</p>')('small').text()).toBe('[period: to be confirmed]')
})
