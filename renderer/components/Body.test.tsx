import { expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { Body, hasQuote } from './Body.tsx'

/** A text with so many parts, of which those with a sentence to remember have the sun as their ground. */
function show(parts: number, html = '<p>Words.</p>', contentsAbove = false) {
  const sections = Array.from({ length: parts }, (_, index) => ({
    heading: { id: `part-${index}`, words: `Part ${index}`, html: `Part ${index}` },
    blocks: [{ kind: 'html' as const, html }],
  }))
  return showOn(
    '/pilot/lantern-post',
    <Body {...{ sections, contentsAbove }} groundOf={(section) => (hasQuote(section) ? 'sun' : undefined)} />,
  )
}

it('a text of many parts has a table of contents, a short one has none', () => {
  expect(show(5)('nav a').toArray()).toHaveLength(5)
  expect(show(4)('nav, .long-read')).toHaveLength(0)
})

it('the contents of a long text are beside it, or above', () => {
  expect(show(5)('.long-read > nav')).toHaveLength(1)
  const $ = show(5, undefined, true)
  expect([$('nav').length, $('.long-read').length]).toEqual([1, 0])
})

it('a section has its ground where no contents are beside it', () => {
  const quote = '<blockquote><p>Remember.</p></blockquote>'
  const grounds = [show(2, quote), show(5, quote, true), show(5, quote), show(2)].map(($) => $('.on-sun').length)
  expect(grounds).toEqual([2, 5, 0, 0])
})

it('what is to be confirmed is set softly', () => {
  expect(show(1, '<p>For [period: to be confirmed].</p>')('small').text()).toBe('[period: to be confirmed]')
})
