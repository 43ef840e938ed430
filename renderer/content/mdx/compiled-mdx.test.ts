import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { blockNames, elementName } from '../blocks.ts'
import { findHarm } from '../testing/fuzz/oracle.ts'
import { payloads, pieces } from '../testing/fuzz/payloads.ts'
import { fuzzing } from '../testing/fuzz/settings.ts'
import { fc } from '../testing/property.ts'
import { remarkSafeSubset } from './safe-subset.ts'
import { remarkSections } from './sections.ts'

/** Stand-ins for the published components, which show nothing but what stands within them. */
const components = Object.fromEntries(
  ['Stat', ...blockNames.map(elementName)].map((name) => [
    name,
    ({ children }: { children?: React.ReactNode }) => createElement('div', {}, children),
  ]),
)

/** The HTML of a page in MDX as the build makes it; undefined for one that is refused before anything is compiled. */
async function render(mdx: string): Promise<string | undefined> {
  let isRefused = false
  const refuse = () => {
    isRefused = true
  }
  const page = await evaluate(mdx, { ...runtime, remarkPlugins: [remarkSafeSubset, remarkSections] }).catch(refuse)
  if (isRefused || !page) return undefined
  const html = renderToStaticMarkup(createElement(page.default, { components }))
  // React itself asks for images ahead of the text.
  return html.replace(/<link rel="preload" as="image" href="[^"<>]*"\/>/g, '')
}

it('a page of data is rendered', async () => {
  expect(await render('## A\n\n<Callout title="x">b</Callout>')).toContain('<div>b</div>')
})

it.each(payloads)('%j brings no harm onto a page', async (payload) => {
  const html = await render(payload)
  expect(html === undefined ? [] : findHarm(html)).toEqual([])
})

it('no text brings harm onto a page, whatever it is put together from', async () => {
  const fragment = fc.oneof(fc.constantFrom(...payloads), fc.constantFrom(...pieces))
  let rendered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fragment, { maxLength: 5 }), async (fragments) => {
      const html = await render(fragments.join(''))
      if (html === undefined) return
      rendered += 1
      expect(findHarm(html)).toEqual([])
    }),
    fuzzing(0.3),
  )
  expect(rendered).toBeGreaterThan(10)
})
