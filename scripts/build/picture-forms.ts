import { availableParallelism } from 'node:os'
import { parse } from 'node:path'
import sharp from 'sharp'
import { toSlug } from '../../renderer/content/problems/suggest.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { hashedFolder } from '../../renderer/hosting/headers.ts'
import type { Photograph } from '../../renderer/photographs/photographs.ts'
import { forEachAtOnce } from '../for-each.ts'
import { readAsChecked } from './copy-public-files.ts'
import type { Output } from './output.ts'

const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const widths = [600, 1200, 2400]
const widest = Math.max(...widths)
/** The most that a picture may have, in millions. */
export const megapixels = 100

// No other kind is read: an SVG can hold a program, whatever its name says.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`) })

/** A picture that can be shown: its file and a hash of it, its kind, and its size in pixels when it is upright. */
export interface Picture {
  file: string
  hash: string
  kind: (typeof kinds)[number]
  width: number
  height: number
}

/** A file to be made of a picture, without what a camera notes in it, above all the place. */
export type Form = Pick<Picture, 'file' | 'hash' | 'kind' | 'width'> & { name: string }

/** Looks at a picture, and decodes it whole, because nothing else shows that its end is missing; a text is a fault. */
export async function inspectPicture(bytes: Uint8Array, ending: string) {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const format = metadata.compression === 'av1' ? 'avif' : metadata.format
    const kind = kinds.find((name) => name === format && name === ending.replace('jpg', 'jpeg'))
    if (!kind) return `the picture is ${format.toUpperCase()}, but its name says something else`
    if ((metadata.pages ?? 1) > 1) return 'the picture is animated, and visitors could not stop it'
    const { width, height } = metadata.autoOrient
    const pixels = Math.round((width * height) / 1_000_000)
    if (pixels > megapixels) return `the picture has ${pixels} million pixels, expected ${megapixels} million at most`
    await sharp(bytes, { failOn: 'error' }).resize(16).raw().toBuffer()
    return { kind, width, height }
  } catch {
    return 'this is not a picture, or it is damaged'
  }
}

/**
 * Plans the forms that pages offer of a picture, under hashed names, and the one for its own address. That is made anew,
 * too: notes hide in more places than anybody knows.
 */
export function planForms(name: string, { file, hash, kind, ...size }: Picture) {
  const width = Math.min(size.width, widest)
  const height = Math.max(1, Math.round((size.height * width) / size.width))
  const form = (name: string, kind: Form['kind'], width: number): Form => ({ name, file, hash, kind, width })
  const words = toSlug(parse(name).name).slice(0, 60) || 'picture'
  const formsOf = (kind: 'avif' | 'webp') =>
    [...widths.filter((narrower) => narrower < width), width].map((width) => {
      const version = hashParts([hash, kind, String(width)]).slice(0, 10)
      return form(`${hashedFolder.slice(1)}photographs/${words}-${width}.${version}.${kind}`, kind, width)
    })
  const [avif, webp] = [formsOf('avif'), formsOf('webp')]
  const srcset = (forms: readonly Form[]) => forms.map(({ name, width }) => `/${name} ${width}w`).join(', ')
  const photograph: Photograph = { width, height, avif: srcset(avif), webp: srcset(webp) }
  return { photograph, offered: [...avif, ...webp], form: form(name, kind, width) }
}

/** Makes what was planned. Sharp writes the pixels alone, none of the notes. */
export async function writeForms(forms: readonly Form[], output: Output): Promise<void> {
  await forEachAtOnce(forms, availableParallelism(), async ({ name, file, hash, kind, width }) => {
    await output.make(`client/${name}`, `photograph ${hash} ${kind} ${width}`, () => {
      const picture = sharp(readAsChecked(file, hash), { failOn: 'error' }).autoOrient().toColourspace('srgb')
      return picture.resize({ width, withoutEnlargement: true }).toFormat(kind).toBuffer()
    })
  })
}
