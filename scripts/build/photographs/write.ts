import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { forEachAtOnce } from '../../for-each.ts'
import type { Making } from '../output.ts'
import { inspectPicture, opening, type PictureKind, type SoundPicture } from './inspect.ts'
import type { Form } from './plan.ts'

/** The maximum width and height of a picture at its own address, for links, feeds and old browsers. */
const maxSide = 2400

/** Writes the forms of pictures. Those that were made from the same file before are not made again. */
export async function writeForms(
  planned: readonly Form[],
  { output, progress }: Pick<Making, 'output' | 'progress'>,
): Promise<void> {
  let done = 0
  await forEachAtOnce(planned, availableParallelism(), async ({ file, hash, address, width, encoding }) => {
    const { format, ...options } = encoding
    const key = [hash, String(width), JSON.stringify(encoding)]
    const make = () => upright(file).resize({ width, withoutEnlargement: true }).toFormat(format, options).toBuffer()
    await output.make(address.slice(1), 'photographs', key, make)
    done += 1
    progress.update(`${done} of ${planned.length}`)
  })
}

/**
 * Puts pictures of the public folder into the site without what cameras write into them, above all the place where they
 * were taken, and no larger than a screen. What cannot be read is left as it is: no page shows it.
 */
export async function writeCleaned(
  publicFolder: string,
  names: readonly string[],
  { output, cache }: Pick<Making, 'output' | 'cache'>,
): Promise<void> {
  await forEachAtOnce(names, availableParallelism(), async (name) => {
    const file = join(publicFolder, name)
    const picture = await inspectPicture(file, cache)
    if ('fault' in picture) return
    await output.make(name, 'cleaned', picture.hash, () => clean(picture))
  })
}

const sameKind: Readonly<Partial<Record<PictureKind, (image: Sharp) => Sharp>>> = {
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 80 }),
  avif: (image) => image.avif({ quality: 60 }),
}

async function clean({ file, kind, width, height }: SoundPicture): Promise<Uint8Array> {
  const bytes = readFileSync(file)
  const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(bytes, opening).metadata()
  const isClean = !exif && !xmp && !iptc && !icc && orientation === 1 && width <= maxSide && height <= maxSide
  const encode = sameKind[kind]
  if (isClean || !encode) return bytes
  return encode(
    upright(file).resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
  ).toBuffer()
}

/** A picture as it is seen: turned as the camera was held, in the colours of screens, without any of its notes. */
function upright(file: string): Sharp {
  return sharp(file, opening).autoOrient().toColourspace('srgb')
}
