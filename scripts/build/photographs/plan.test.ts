import { expect, it } from 'vitest'
import type { SoundPicture } from './inspect.ts'
import { planForms } from './plan.ts'

const size = { width: 4000, height: 3000 }
const picture: SoundPicture = { file: 'a.jpg', hash: 'abc', kind: 'jpeg', ...size, isTransparent: false }
const widthsOf = (found: Partial<SoundPicture>) =>
  planForms('/images/A well.jpg', { ...picture, ...found }).photograph.sources.map(({ srcset }) =>
    srcset.split(', ').map((each) => each.split(' ')[1]),
  )

it('offers a large photograph in steps, up to what the widest screen shows', () => {
  const { photograph, forms } = planForms('/images/A well.jpg', picture)
  expect(photograph).toMatchObject({ width: 2400, height: 1800 })
  expect(widthsOf({})).toEqual(Array(2).fill(['360w', '720w', '1080w', '1600w', '2400w']))
  expect(photograph.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(photograph.src).toMatch(/^\/assets\/photographs\/a-well-1080\.[0-9a-f]{10}\.jpg$/)
  expect(forms).toHaveLength(11)
})

it('enlarges nothing', () => {
  expect(widthsOf({ width: 900, height: 600 })[0]).toEqual(['360w', '720w', '900w'])
  expect(widthsOf({ width: 1, height: 1 })[0]).toEqual(['1w'])
  expect(widthsOf({ width: 360, height: 1 })[0]).toEqual(['360w'])
})

it('leaves no picture without height', () => {
  expect(planForms('/line.png', { ...picture, width: 20_000, height: 1 }).photograph.height).toBe(1)
})

it('keeps the edges and the transparency of what is no photograph', () => {
  const { photograph, forms } = planForms('/images/chart.png', { ...picture, kind: 'png', isTransparent: true })
  expect(photograph.src).toMatch(/\.png$/)
  expect(forms[0]?.encoding).toMatchObject({ format: 'avif', chromaSubsampling: '4:4:4' })
})

it('serves a drawing as it is, with its size', () => {
  expect(planForms('/images/my wave.svg', { ...picture, kind: 'svg', width: 30, height: 20 })).toEqual({
    photograph: { width: 30, height: 20, src: '/images/my%20wave.svg', sources: [] },
    forms: [],
  })
})

it('gives another picture under the same name another address', () => {
  const other = planForms('/images/A well.jpg', { ...picture, hash: 'abd' })
  expect(other.photograph.src).not.toBe(planForms('/images/A well.jpg', picture).photograph.src)
})
