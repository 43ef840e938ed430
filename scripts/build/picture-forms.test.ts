import { expect, test } from 'vitest'
import { planForms } from './picture-forms.ts'

const picture = { file: 'a.jpg', hash: 'abc', kind: 'jpeg', width: 4000, height: 3000 } as const
const widthsOf = (found: Partial<typeof picture | { width: number; height: number }>) =>
  planForms('a.jpg', { ...picture, ...found })
    .photograph.webp.split(', ')
    .map((each) => each.split(' ')[1])

test('a large photograph is offered in three widths, as AVIF and as WebP, under names with a hash', () => {
  const { photograph, offered, form } = planForms('images/A well.JPG', picture)
  expect(photograph).toMatchObject({ width: 2400, height: 1800 })
  const address = (width: number, kind: string) =>
    `/assets/photographs/a-well-${width}\\.[0-9a-f]{10}\\.${kind} ${width}w`
  const srcset = (kind: string) => new RegExp(`^${[600, 1200, 2400].map((width) => address(width, kind)).join(', ')}$`)
  expect(photograph.avif).toMatch(srcset('avif'))
  expect(photograph.webp).toMatch(srcset('webp'))
  expect([offered.length, form]).toMatchObject([6, { name: 'images/A well.JPG', kind: 'jpeg', width: 2400 }])
  expect(planForms('images/A well.JPG', { ...picture, hash: 'abd' }).photograph.avif).not.toBe(photograph.avif)
})

test('nothing is enlarged, and no picture is left without height', () => {
  expect(widthsOf({ width: 900, height: 600 })).toEqual(['600w', '900w'])
  expect(widthsOf({ width: 1, height: 1 })).toEqual(['1w'])
  expect(planForms('line.png', { ...picture, width: 20_000, height: 1 }).photograph.height).toBe(1)
})
