import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './Island.tsx'

const copyLink = (id: string) => renderToStaticMarkup(<Island name="copy-link" props={{ id }} />)

test('an island is the same on every page, and another with other props', () => {
  const first = copyLink('reach')
  expect(copyLink('plan')).toBe(first.replaceAll('reach', 'plan'))
  expect(copyLink('reach')).toBe(first)
  // It has been evicted by now.
  for (let other = 0; other < 1001; other += 1) copyLink(`part-${other}`)
  expect(copyLink('reach')).toBe(first)
})
