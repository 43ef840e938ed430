import type { Fault } from '../content/problems/problem.ts'

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

/** The ending of a file's name, in lower case. */
export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
