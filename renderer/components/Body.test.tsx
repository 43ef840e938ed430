import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Body } from './Body.tsx'

const path = '/pilot/lantern-post'

/** A text with so many parts. */
function show(parts: number, html = '<p>Words.</p>') {
  const sections = Array.from({ length: parts }, (_, index) => ({
    heading: { id: `part-${index}`, words: `Part ${index}`, html: `Part ${index}` },
    blocks: [{ kind: 'html' as const, html }],
  }))
  return load(
    renderToStaticMarkup(
      <PageProvider value={{ ...contextAt(path), path }}>
        <Body sections={sections} />
      </PageProvider>,
    ),
  )
}

it('a text of many parts has a table of contents, a short one has none', () => {
  expect(show(5)('nav a').toArray()).toHaveLength(5)
  expect(show(4)('nav, .long-read')).toHaveLength(0)
})

it('what is to be confirmed is set softly', () => {
  expect(show(1, '<p>For [period: to be confirmed].</p>')('small').text()).toBe('[period: to be confirmed]')
})
