import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import sharp from 'sharp'
import { toSlug } from '../../../renderer/content/problems/suggest.ts'
import { hashedFolder } from '../../../renderer/hosting/headers.ts'
import type { Photograph } from '../../../renderer/photographs/photographs.ts'
import { endingOf } from '../../../renderer/public-files/kinds.ts'
import type { SoundPicture } from './inspect.ts'

/** The widths in pixels in which a picture is offered, from a phone's column to a wide high-density screen. */
const widths: readonly number[] = [360, 720, 1080, 1600, 2400]

/** The form for browsers that know nothing newer is no wider than this. */
const fallbackWidth = 1080

/** Photographs lose what nobody sees; drawings keep their edges. */
const encodings = {
  photograph: {
    avif: { format: 'avif', quality: 50, effort: 4 },
    webp: { format: 'webp', quality: 72 },
    fallback: { format: 'jpeg', quality: 74, mozjpeg: true },
  },
  graphic: {
    avif: { format: 'avif', quality: 62, effort: 4, chromaSubsampling: '4:4:4' },
    webp: { format: 'webp', quality: 86, smartSubsample: true },
    fallback: { format: 'png', palette: true, quality: 90 },
  },
} as const

type Encoding = (typeof encodings)[keyof typeof encodings]['avif' | 'webp' | 'fallback']

/** A form that is to be made of a picture, by the picture's file and hash, and the address that the form gets. */
export interface Form extends Pick<SoundPicture, 'file' | 'hash'> {
  address: string
  width: number
  encoding: Encoding
}

/** Plans the forms of a picture: what pages say of it, and the files that are to be made. Nothing is enlarged. */
export function planForms(name: string, picture: SoundPicture): { photograph: Photograph; forms: Form[] } {
  const { file, hash, kind, width, height, isTransparent } = picture
  // A drawing is sharp in every size, and is served as it is.
  if (kind === 'svg') return { photograph: { width, height, src: encodeURI(name), sources: [] }, forms: [] }
  const isGraphic = isTransparent || kind === 'png' || kind === 'gif'
  const { avif, webp, fallback } = encodings[isGraphic ? 'graphic' : 'photograph']
  const widest = Math.min(width, widths.at(-1) ?? width)
  const offered = [...widths.filter((candidate) => candidate < widest), widest]
  const form = (encoding: Encoding, width: number): Form => {
    return { file, hash, address: addressOf(name, hash, encoding, width), width, encoding }
  }
  const source = (type: string, forms: readonly Form[]) => {
    return { type, srcset: forms.map(({ address, width }) => `${address} ${width}w`).join(', ') }
  }
  const avifs = offered.map((width) => form(avif, width))
  const webps = offered.map((width) => form(webp, width))
  const last = form(fallback, offered.findLast((each) => each <= fallbackWidth) ?? widest)
  return {
    photograph: {
      width: widest,
      height: Math.max(1, Math.round((height * widest) / width)),
      src: last.address,
      sources: [source('image/avif', avifs), source('image/webp', webps)],
    },
    forms: [...avifs, ...webps, last],
  }
}

/** The name of a file holds a hash of everything that it depends on, so that browsers may keep it for ever. */
function addressOf(name: string, hash: string, encoding: Encoding, width: number): string {
  const depends = JSON.stringify([hash, encoding, width, sharp.versions.sharp])
  const short = createHash('sha256').update(depends).digest('hex').slice(0, 10)
  // One letter may become several, and a name has an end.
  const words = toSlug(basename(name, `.${endingOf(name)}`)).slice(0, 60) || 'picture'
  return `${hashedFolder}photographs/${words}-${width}.${short}.${encoding.format === 'jpeg' ? 'jpg' : encoding.format}`
}
