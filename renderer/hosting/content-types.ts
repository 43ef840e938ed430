/** What the build alone makes: types by the endings of names. */
const madeTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  xml: 'application/xml',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
}

/** What writers may put into `public/`. None of it can run: a page or a script would act in the name of the site. */
export const publicTypes = {
  pictures: {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    ico: 'image/x-icon',
  },
  sound: { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' },
  films: { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' },
  documents: {
    pdf: 'application/pdf',
    txt: 'text/plain',
    csv: 'text/csv',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
  },
  fonts: { woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf', otf: 'font/otf' },
}

const isTextType = /^text\/|(?:json|xml)$/
const charset = '; charset=utf-8'

/** Types by the ending of a file's name. */
export const contentTypes: ReadonlyMap<string, string> = new Map(
  [madeTypes, ...Object.values(publicTypes)].flatMap((types) =>
    Object.entries(types).map(([ending, type]) => [ending, isTextType.test(type) ? type + charset : type] as const),
  ),
)

/** The endings of files that the build writes compressed forms beside. */
export const textEndings = [...contentTypes.keys()].filter((ending) => contentTypes.get(ending)?.endsWith(charset))

export const unknownType = 'application/octet-stream'

/** The type that the ending of a file's name tells. */
export function contentTypeOf(path: string): string {
  return contentTypes.get(endingOf(path)) ?? unknownType
}

/** Whether a file is worth compressing. */
export function isText(path: string): boolean {
  return textEndings.includes(endingOf(path))
}

/** The ending of a file's name, in lower case. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
