import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { createOutput } from './output.ts'
import { planForms, writeForms } from './picture-forms.ts'

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

test('what is made is upright, in the colours of screens, and without any note of the camera', async () => {
  const [source, client] = [createFolder(), createFolder()]
  const file = join(source, 'print.jpg')
  const exif = { IFD0: { Copyright: 'A. Photographer' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1' } }
  const noted = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .toColourspace('cmyk')
    .withMetadata({ exif, orientation: 6 })
  writeFileSync(file, await noted.jpeg().toBuffer())
  expect((await sharp(file).metadata()).exif?.includes('Photographer')).toBe(true)
  const { offered, form } = planForms('print.jpg', {
    ...picture,
    file,
    hash: hashParts([readFileSync(file)]),
    width: 30,
    height: 40,
  })
  await writeForms([...offered, form], createOutput(client, client, new Map()))
  const made = readdirSync(join(client, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  expect(made).toHaveLength(3)
  for (const name of made) {
    const { width, height, space, exif, xmp, icc, orientation } = await sharp(
      readFileSync(join(client, 'client', name)),
    ).metadata()
    expect([width, height, space], name).toEqual([30, 40, 'srgb'])
    expect([exif, xmp, icc, orientation], name).toEqual([undefined, undefined, undefined, undefined])
  }
})
