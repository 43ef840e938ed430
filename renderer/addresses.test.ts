import { expect, it } from 'vitest'
import { markdownAddress, previewImageAddress } from './addresses.ts'

it('gives the home page a name of its own', () => {
  expect(['/', '/pilot/candle'].map(markdownAddress)).toEqual(['/index.md', '/pilot/candle.md'])
  expect(['/', '/about'].map(previewImageAddress)).toEqual(['/previews/index.png', '/previews/about.png'])
})
