import { isUtf8 } from 'node:buffer'
import type { Fault } from '../content/problems/problem.ts'
import { explainVerification, verificationAddress } from './verification.ts'

/** The most bytes of a file: some hosts take no larger one. */
export const largestFile = 25_000_000

/** The endings of pictures that the build opens: of an icon it needs no other forms. */
export const openedPictures: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']

/** The endings of names that may be published. None of it can run: a page or a script would act in the name of the site. */
const published = {
  pictures: [...openedPictures, 'ico'],
  sound: ['mp3', 'm4a', 'ogg', 'wav'],
  films: ['mp4', 'webm', 'vtt'],
  documents: ['pdf', 'txt', 'csv', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  fonts: ['woff2', 'woff', 'ttf', 'otf'],
}

const endings = new Set(Object.values(published).flat())

/** What may be published, as a message lists it: `pictures (jpg, png …), sound (mp3 …)`. */
export const publishedKinds = Object.entries(published)
  .map(([kind, endings]) => `${kind} (${endings.join(', ')})`)
  .join(', ')

/** What to do with a file that is not published, by its ending. */
const remedies: readonly (readonly [ending: RegExp, fix: string])[] = [
  [/^(?:svgz?|hei[cf]|tiff?|bmp|psd|ai|eps|jxl|raw)$/, 'save it as PNG or WebP'],
  [
    /^html$/,
    'remove it, and write the page in markdown/; a file that proves to a service whose site this is goes into settings.md, under `verification`',
  ],
]

/** Reports a file that may not be published because of its kind. */
export function explainKind(name: string): Fault | undefined {
  const ending = endingOf(name)
  if (endings.has(ending)) return undefined
  const fix = remedies.find(([pattern]) => pattern.test(ending))?.[1] ?? 'remove it, or save it as one of these'
  return { message: `a file of this kind is not published; expected ${publishedKinds}`, fix }
}

/** How files begin, by their endings, in Latin-1. Photographs of telephones lie in the same kind of box as films. */
const beginnings: Readonly<Record<string, RegExp>> = {
  ico: /^\0\0[^\0]\0/,
  mp3: /^(?:ID3|\xff[\xe0-\xff])/,
  'm4a mp4': /^.{4}ftyp(?!hei|hev|mif|msf|avi|crx)/s,
  ogg: /^OggS/,
  wav: /^RIFF.{4}WAVE/s,
  webm: /^[^ -~]E\xdf\xa3/,
  pdf: /^%PDF-/,
  'docx xlsx pptx odt ods odp': /^PK[^ -~]{2}/,
  woff2: /^wOF2/,
  woff: /^wOFF/,
  'ttf otf': /^(?:\0[^\0]\0\0|true|OTTO)/,
}

/** Reports a file that is not what its name says: a photograph by another name would keep its place. */
export function explainBytes(name: string, bytes: Uint8Array): Fault | undefined {
  if (verificationAddress.test(`/${name}`)) return explainVerification(bytes)
  const ending = endingOf(name)
  const beginning = Object.entries(beginnings).find(([endings]) => endings.split(' ').includes(ending))?.[1]
  const isText = isUtf8(bytes) && !bytes.includes(0)
  if (beginning ? beginning.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')) : isText) return undefined
  const message = beginning
    ? `the name ends with .${ending}, and the file is of another kind`
    : 'this is not text in UTF-8'
  return { message, fix: `${beginning ? 'save it anew' : 'save it as UTF-8'}, or give it the ending of its kind` }
}

/** The ending of a file's name, in lower case. */
export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
