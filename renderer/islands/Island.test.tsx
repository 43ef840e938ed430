import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './Island.tsx'

test('an island is the same on every page', () => {
  const search = () => renderToStaticMarkup(<Island name="search" props={{}} />)
  const first = search()
  expect(first).toContain('data-island="search" data-props="{}"')
  expect(search()).toBe(first)
})
