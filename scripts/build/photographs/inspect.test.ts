import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noCache } from '../../cache/cache.ts'
import { inspectPicture } from './inspect.ts'
import { drawPhotograph } from './testing/draw-photograph.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said of a file of some bytes. */
function inspect(name: string, content: Uint8Array | string) {
  const file = join(folder, name)
  writeFileSync(file, content)
  return inspectPicture(file, noCache)
}

const photograph = (width: number, height: number) => drawPhotograph({ width, height })

describe('a picture that can be shown', () => {
  it('is known by its kind and its size', async () => {
    const jpeg = await photograph(640, 480).jpeg().toBuffer()
    expect(await inspect('a.jpg', jpeg)).toMatchObject({
      kind: 'jpeg',
      width: 640,
      height: 480,
      isTransparent: false,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('has the size in which it is seen, however the camera was held', async () => {
    const jpeg = await photograph(640, 480).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await inspect('turned.JPEG', jpeg)).toMatchObject({ width: 480, height: 640 })
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a file of the kind %s', async (kind) => {
    const content = await photograph(40, 30).toFormat(kind).toBuffer()
    expect(await inspect(`b.${kind}`, content)).toMatchObject({ kind, width: 40, height: 30 })
  })

  it('may be made for print', async () => {
    const jpeg = await photograph(64, 48).toColourspace('cmyk').jpeg().toBuffer()
    expect(await inspect('print.jpg', jpeg)).toMatchObject({ kind: 'jpeg', width: 64 })
  })

  it('may be a single pixel, or a drawing', async () => {
    expect(await inspect('dot.png', await photograph(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>'
    expect(await inspect('drawing.svg', svg)).toMatchObject({ kind: 'svg', width: 30, height: 20 })
  })
})

describe('a picture that cannot be shown', () => {
  it('is no picture at all', async () => {
    expect(await inspect('text.jpg', 'This is a text.')).toEqual({
      fault: 'cannot be read: it is damaged, or not a picture',
      fix: 'open it in a program for pictures, and save it as JPEG, PNG, WebP, AVIF or SVG',
    })
    expect(await inspect('nothing.png', '')).toHaveProperty('fault')
  })

  it.each(['jpeg', 'png', 'webp'] as const)('has lost its end: %s', async (kind) => {
    const whole = await photograph(800, 600).toFormat(kind).toBuffer()
    expect(await inspect(`half.${kind}`, whole.subarray(0, whole.length / 2))).toMatchObject({
      fault: expect.stringMatching(/damaged/),
    })
  })

  it('is something else than its name says', async () => {
    expect(await inspect('c.jpg', await photograph(40, 30).png().toBuffer())).toEqual({
      fault: 'is PNG, but its name says something else',
      fix: 'give it the ending .png, in public/ and here',
    })
  })

  it('is of a kind that browsers do not show', async () => {
    expect(await inspect('scan.tiff', await photograph(40, 30).tiff().toBuffer())).toMatchObject({
      fault: 'is TIFF, which browsers do not show',
    })
  })

  it('moves', async () => {
    const frames = await Promise.all(
      [1, 2].map((seed) => drawPhotograph({ width: 40, height: 30, seed }).png().toBuffer()),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await inspect('moving.gif', gif)).toMatchObject({ fault: 'is animated, and visitors could not stop it' })
  })

  it('is too large to be worked on', async () => {
    // Only the head says so: it is refused before anything is decoded, and a whole one takes seconds to make.
    const png = await photograph(1, 1).png().toBuffer()
    const [head, sum] = [png.subarray(12, 29), png.subarray(29, 33)]
    head.writeUInt32BE(12_000, 4)
    head.writeUInt32BE(12_000, 8)
    sum.writeUInt32BE(crc32(head))
    expect(await inspect('poster.png', png)).toEqual({
      fault: 'has 144 million pixels, expected 100 million at most',
      fix: 'make it smaller: 2,400 pixels in width are enough for every screen',
    })
  })
})
