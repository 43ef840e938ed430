import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { openPublicFiles } from './open-public-files.ts'

const picture = (width = 40, height = 30, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

/** What is told of a file, and planned for it. */
async function check(name: string, content: string | Uint8Array, { isShown = false } = {}) {
  const publicFolder = createFolder({ [name]: content })
  const shown = new Set(isShown ? [`/${name}`] : [])
  const { problems, keptPictures, ...planned } = await openPublicFiles(
    { publicFolder, publicFiles: [name] },
    shown,
    undefined,
  )
  const fix =
    'save it as a still JPEG, PNG, WebP, AVIF or GIF, with the ending of its kind and at most 100 million pixels'
  const fixes: Record<string, unknown> = {
    'images/file': fix,
    'public/kind': expect.stringMatching(/^save it (?:anew|as UTF-8), or give it the ending of its kind$/),
  }
  const where = { file: join(publicFolder, name), line: 1, column: 1, severity: 'error' }
  expect(problems).toMatchObject(problems.map(({ rule }) => ({ ...where, fix: fixes[rule] })))
  return { told: problems.map(({ message }) => message), ...planned }
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a picture may be %s, shown or not', async (kind) => {
  const content = await picture().toFormat(kind).toBuffer()
  const { told: ofHidden, ...hidden } = await check(`a.${kind}`, content)
  expect(ofHidden).toEqual([])
  expect(hidden).toMatchObject({ photographs: {}, copied: new Map(), forms: [{ name: `a.${kind}`, kind, width: 40 }] })
  const { told, photographs, forms } = await check(`a.${kind}`, content, { isShown: true })
  expect(told).toEqual([])
  expect(photographs[`/a.${kind}`]).toMatchObject({ width: 40, height: 30 })
  expect(forms.map(({ kind, width }) => [kind, width])).toEqual([
    [kind, 40],
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
  ['begins a byte late', 'a.png', Buffer.concat([Buffer.from('x'), png]), damaged],
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

const box = (brand: string) => `\0\0\0\x20ftyp${brand}\0\0\0\0and more`
const heads = {
  ...{ 'a.mp3': 'ID3\x04', 'b.mp3': '\xff\xfb\x90', 'a.m4a': box('M4A '), 'a.mp4': box('isom'), 'b.mp4': box('avc1') },
  ...{ 'a.ogg': 'OggS', 'a.wav': 'RIFF\x24\x10\0\0WAVE', 'a.webm': '\x1aE\xdf\xa3' },
  ...{ 'a.PDF': '%PDF-1.7', 'a.docx': 'PK\x03\x04', 'a.odp': 'PK\x03\x04', 'a.ico': '\0\0\x01\0\x02' },
  ...{ 'a.woff2': 'wOF2', 'a.woff': 'wOFF', 'a.ttf': '\0\x01\0\0', 'a.otf': 'OTTO' },
}

test.each(Object.entries(heads))(
  'another file begins as its kind does, and is published as it is: %s',
  async (name, head) => {
    const bytes = Buffer.from(`${head} and more`, 'latin1')
    const { told, copied, forms } = await check(name, bytes)
    expect([told, [...copied], forms]).toEqual([[], [[name, hashParts([bytes])]], []])
    expect((await check(name, bytes, { isShown: true })).told).toEqual([damaged])
  },
)

test.each(['a text', '', 'Genève\r\n'])('a text is in UTF-8: %j', async (text) => {
  for (const name of ['a.txt', 'b.csv', 'c.vtt']) expect((await check(name, text)).told).toEqual([])
})

const photographs = Object.entries({
  jpeg: await picture()
    .withMetadata({ exif: { IFD0: { Copyright: 'A. Photographer' } } })
    .jpeg()
    .toBuffer(),
  ...{ png, webp: await picture().webp().toBuffer(), avif: await picture().avif().toBuffer() },
  ...{ heic: Buffer.from(box('heic')), tiff: await picture().tiff().toBuffer() },
})

test.each(photographs)(
  'no %s is published under the name of something else, whole, cut short or a byte late',
  async (_, bytes) => {
    const names = [...Object.keys(heads), 'a.txt', 'b.csv', 'c.vtt']
    for (const name of names)
      for (const content of [bytes, bytes.subarray(0, 20), Buffer.concat([Buffer.from('\0'), bytes])])
        expect((await check(name, content)).told, name).toEqual([
          expect.stringMatching(/the file is of another kind$|^this is not text/),
        ])
  },
)

test('a text in another encoding is told of', async () => {
  const { told } = await check('a.csv', Buffer.from('Gen\xe8ve', 'latin1'))
  expect(told).toEqual(['this is not text in UTF-8'])
})
