import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import { remember, type Store } from '../../../renderer/content/memory/make.ts'
import { endingOf } from '../../../renderer/public-files/kinds.ts'

/** The kinds of pictures that browsers show, with their names. */
const kindNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', gif: 'GIF', svg: 'SVG' } as const

/** The kind of a picture by what is in its file, whatever its name says. */
export type PictureKind = keyof typeof kindNames

/** A picture that can be shown. */
export interface SoundPicture {
  file: string
  kind: PictureKind
  /** Its size in pixels as it is seen, turned the right way up. */
  width: number
  height: number
  isTransparent: boolean
  /** A hash of the file. */
  hash: string
}

/** The most pixels that a picture may have: one needs four bytes of memory while it is made smaller. */
const maxPixels = 100_000_000

/** Why a picture cannot be shown, as a message goes on after its address. */
type PictureFault = Record<'fault' | 'fix', string>

const saveAgain = 'open it in a program for pictures, and save it as JPEG, PNG, WebP, AVIF or SVG'

/** How pictures are opened: one with a part missing is not a picture, and no file may fill the memory. */
export const opening = { failOn: 'error', limitInputPixels: 2 * maxPixels } as const

/** Looks at a picture, and decodes it whole, because nothing else shows that its end is missing. The outcome is kept. */
export async function inspectPicture(file: string, store: Store): Promise<SoundPicture | PictureFault> {
  const bytes = readFileSync(file)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const ending = endingOf(file)
  const outcome = await remember(store, 'inspected', [ending, hash], () => inspect(bytes, ending))
  return 'fault' in outcome ? outcome : { ...outcome, file, hash }
}

async function inspect(bytes: Buffer, ending: string): Promise<Omit<SoundPicture, 'file' | 'hash'> | PictureFault> {
  const metadata = await readMetadata(bytes)
  if (!metadata) return { fault: 'cannot be read: it is damaged, or not a picture', fix: saveAgain }
  const { autoOrient, pages = 1, hasAlpha = false } = metadata
  const { width, height } = autoOrient
  const kind = kindOf(metadata)
  if (!kind) {
    const name = (metadata.compression ?? metadata.format).toUpperCase()
    return { fault: `is ${name}, which browsers do not show`, fix: saveAgain }
  }
  if (kind !== (ending === 'jpg' ? 'jpeg' : ending)) {
    const fix = `give it the ending .${kind === 'jpeg' ? 'jpg' : kind}, in public/ and here`
    return { fault: `is ${kindNames[kind]}, but its name says something else`, fix }
  }
  if (pages > 1)
    return { fault: 'is animated, and visitors could not stop it', fix: 'use a still picture, and link to a recording' }
  if (width * height > maxPixels) {
    const millions = (pixels: number) => `${Math.round(pixels / 1_000_000).toLocaleString('en-US')} million`
    const fault = `has ${millions(width * height)} pixels, expected ${millions(maxPixels)} at most`
    return { fault, fix: 'make it smaller: 2,400 pixels in width are enough for every screen' }
  }
  try {
    if (kind !== 'svg') await sharp(bytes, opening).resize(16).raw().toBuffer()
  } catch {
    return { fault: 'is damaged: a part of it is missing or cannot be read', fix: saveAgain }
  }
  return { kind, width, height, isTransparent: hasAlpha }
}

async function readMetadata(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    // Pictures over the limit are reported with their size.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function kindOf({ format, compression }: Metadata): PictureKind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return (Object.keys(kindNames) as PictureKind[]).find((kind) => kind === format)
}
