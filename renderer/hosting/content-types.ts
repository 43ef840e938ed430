/** The type of a file's content, and whether the build writes compressed forms beside it. */
interface ContentType {
  type: string
  isText: boolean
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true })
const binary = (type: string): ContentType => ({ type, isText: false })

/** Types by the ending of a file's name. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: text('application/json'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  xml: text('application/xml'),
  ics: text('text/calendar'),
  webmanifest: text('application/manifest+json'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  jpeg: binary('image/jpeg'),
  gif: binary('image/gif'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  woff2: binary('font/woff2'),
  pdf: binary('application/pdf'),
  mp4: binary('video/mp4'),
  zip: binary('application/zip'),
}

/** The endings of files that the build writes compressed forms beside. */
export const textEndings: readonly string[] = Object.keys(contentTypes).filter((ending) => contentTypes[ending]?.isText)

/** Types of files whose ending says too little, by their paths below the base path. */
export const contentTypesOfFiles: Readonly<Record<string, string>> = {
  '/speculation-rules.json': 'application/speculationrules+json',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
}

/** The type of whatever is not known. */
export const unknownType = 'application/octet-stream'

/** The type of a file, by its path below the base path. */
export function contentTypeOf(path: string): string {
  return contentTypesOfFiles[path] ?? contentTypes[endingOf(path)]?.type ?? unknownType
}

/** Whether compressed forms of a file are worth their place. */
export function isText(path: string): boolean {
  return textEndings.includes(endingOf(path))
}

function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
