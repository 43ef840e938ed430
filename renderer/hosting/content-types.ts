/** The type of a file's content, and whether the build writes compressed forms beside it. */
interface ContentType {
  type: string
  isText: boolean
  /** What writers call it, if such files may be in `public/`; the others come from the build alone. */
  kind?: PublicKind
}

/** What writers may put into `public/`. None of it can run; a page or a script would act in the name of the site. */
export const publicKinds = ['pictures', 'sound', 'films', 'documents', 'fonts'] as const
type PublicKind = (typeof publicKinds)[number]

const text = (type: string, kind?: PublicKind): ContentType => ({ type: `${type}; charset=utf-8`, isText: true, kind })
const binary = (type: string, kind: PublicKind): ContentType => ({ type, isText: false, kind })
const office = (name: string) => binary(`application/vnd.${name}`, 'documents')

/** Types by the ending of a file's name. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: text('application/json'),
  md: text('text/markdown'),
  xml: text('application/xml'),
  ics: text('text/calendar'),
  webmanifest: text('application/manifest+json'),
  jpg: binary('image/jpeg', 'pictures'),
  jpeg: binary('image/jpeg', 'pictures'),
  png: binary('image/png', 'pictures'),
  webp: binary('image/webp', 'pictures'),
  avif: binary('image/avif', 'pictures'),
  gif: binary('image/gif', 'pictures'),
  svg: text('image/svg+xml', 'pictures'),
  ico: binary('image/x-icon', 'pictures'),
  mp3: binary('audio/mpeg', 'sound'),
  m4a: binary('audio/mp4', 'sound'),
  ogg: binary('audio/ogg', 'sound'),
  wav: binary('audio/wav', 'sound'),
  mp4: binary('video/mp4', 'films'),
  webm: binary('video/webm', 'films'),
  vtt: text('text/vtt', 'films'),
  pdf: binary('application/pdf', 'documents'),
  txt: text('text/plain', 'documents'),
  csv: text('text/csv', 'documents'),
  docx: office('openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: office('openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('openxmlformats-officedocument.presentationml.presentation'),
  odt: office('oasis.opendocument.text'),
  ods: office('oasis.opendocument.spreadsheet'),
  odp: office('oasis.opendocument.presentation'),
  woff2: binary('font/woff2', 'fonts'),
  woff: binary('font/woff', 'fonts'),
  ttf: binary('font/ttf', 'fonts'),
  otf: binary('font/otf', 'fonts'),
}

/** The endings of files that the build writes compressed forms beside. */
export const textEndings: readonly string[] = Object.keys(contentTypes).filter((ending) => contentTypes[ending]?.isText)

/** Types of files whose ending says too little, by their paths below the base path. */
export const contentTypesOfFiles: Readonly<Record<string, string>> = {
  '/speculation-rules.json': 'application/speculationrules+json',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
}

/** The type of unknown files. */
export const unknownType = 'application/octet-stream'

/** The type of a file, by its path below the base path. */
export function contentTypeOf(path: string): string {
  return contentTypesOfFiles[path] ?? contentTypes[endingOf(path)]?.type ?? unknownType
}

/** Whether a file is worth compressing. */
export function isText(path: string): boolean {
  return textEndings.includes(endingOf(path))
}

/** The ending of a file's name, in lower case. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
