import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { checkPictures } from './check-pictures.ts'

const picture = (width = 40, height = 30, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

/** What is told of a file, and planned for it. */
async function check(name: string, content: string | Uint8Array, { isShown = false } = {}) {
  const publicFolder = createFolder({ [name]: content })
  const shown = new Set(isShown ? [`/${name}`] : [])
  const { problems, kept, ...planned } = await checkPictures({ publicFolder, publicFiles: [name] }, shown, undefined)
  const fix =
    'save it as a still JPEG, PNG, WebP, AVIF or GIF, with the ending of its kind and at most 100 million pixels'
  const where = { file: join(publicFolder, name), line: 1, column: 1, rule: 'images/file', fix }
  expect(problems).toMatchObject(problems.map(() => where))
  return { told: problems.map(({ message }) => message), ...planned }
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a picture may be %s, shown or not', async (kind) => {
  const content = await picture().toFormat(kind).toBuffer()
  expect(await check(`a.${kind}`, content)).toEqual({ told: [], photographs: {}, forms: [] })
  const { told, photographs, forms } = await check(`a.${kind}`, content, { isShown: true })
  expect(told).toEqual([])
  expect(photographs[`/a.${kind}`]).toMatchObject({ width: 40, height: 30 })
  expect(forms.map(({ kind, width }) => [kind, width])).toEqual([
    ['avif', 40],
    ['webp', 40],
  ])
})

test('a photograph is measured as it is seen, however the camera was held, and one for print is a photograph', async () => {
  const turned = await picture().toColourspace('cmyk').jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { photographs, forms } = await check('a.JPG', turned, { isShown: true })
  expect(photographs['/a.JPG']).toMatchObject({ width: 30, height: 40 })
  // At its own address it is made anew, too, without the note.
  expect(forms[0]).toMatchObject({ name: 'a.JPG', kind: 'jpeg' })
})

const png = await picture().png().toBuffer()
const frames = [png, await picture(40, 30, '#993366').png().toBuffer()]
const damaged = 'this is not a picture, or it is damaged'
const poster = picture(12_000, 12_000).png()

test.each([
  ['is no picture at all', 'a.jpg', 'a text', damaged],
  ['is empty', 'a.png', '', damaged],
  ['has lost its end', 'a.png', png.subarray(0, -40), damaged],
  ['is something else than its name says', 'a.jpg', png, 'the picture is PNG, but its name says something else'],
  ['is a drawing under another name', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', damaged],
  ['is of a kind that browsers do not show', 'a.jpg', await picture().tiff().toBuffer(), damaged],
  [
    'moves',
    'a.gif',
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'the picture is animated, and visitors could not stop it',
  ],
  [
    'is too large',
    'a.png',
    await poster.toBuffer(),
    'the picture has 144 million pixels, expected 100 million at most',
  ],
])('a picture that %s is told of once, shown or not', async (_, name, content, says) => {
  expect((await check(name, content)).told).toEqual([says])
  expect((await check(name, content, { isShown: true })).told).toEqual([says])
})

test('another file is opened only where a page shows it as a picture', async () => {
  expect((await check('a.pdf', 'a text')).told).toEqual([])
  expect((await check('a.pdf', 'a text', { isShown: true })).told).toEqual([damaged])
})
