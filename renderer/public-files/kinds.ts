import type { Fault } from '../content/problems/problem.ts'

/** What programs leave behind in folders that are opened. It is neither published nor reported. */
export const junkFiles = /^(?:~\$.*|\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/

/** What may be published, by the endings of names. None of it can run: a page or a script would act in the name of the site. */
const publicEndings: Readonly<Record<string, readonly string[]>> = {
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'ico'],
  sound: ['mp3', 'm4a', 'ogg', 'wav'],
  films: ['mp4', 'webm', 'vtt'],
  documents: ['pdf', 'txt', 'csv', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  fonts: ['woff2', 'woff', 'ttf', 'otf'],
}

/** What may be published, as a message lists it: `pictures (jpg, png …), sound (mp3 …)`. */
export const publishedKinds = Object.entries(publicEndings)
  .map(([kind, endings]) => `${kind} (${endings.join(', ')})`)
  .join(', ')

const publishedEndings = new Set(Object.values(publicEndings).flat())

/** What to do with a file that is not published, by its name. */
const remedies: readonly (readonly [name: RegExp, fix: string])[] = [
  [
    /\.html$/i,
    'remove it, and write the page in markdown/; a file that proves to a service whose site this is goes into settings.md, under `verification`',
  ],
  [
    /\.(?:x?html?|shtml|php|xml|xslt?|[cm]?[jt]sx?|css|json|map|wasm|swf)$/i,
    'remove it: pages come from markdown/, and their scripts and styles from the code',
  ],
  [
    /^(?:CNAME|.*\.(?:toml|ya?ml|config|conf|ini|lock))$/i,
    'remove it: the build writes the rules for hosts, and what else a host must know is set there',
  ],
  [/\.(?:zip|gz|br|tar|tgz|7z|rar|bz2|xz|zst|jar)$/i, 'unpack it, and put its files here instead'],
  [
    /\.(?:heic|heif|tiff?|bmp|psd|ai|eps|jxl|raw|svgz)$/i,
    'open it in a program for pictures, and save it as JPEG, PNG, WebP, AVIF or SVG',
  ],
  [/\.(?:docm?|xlsm?|xls|pptm?|pps|rtf|pages|numbers|key|mdx?)$/i, 'save it as PDF'],
  [/\.(?:mov|avi|mkv|wmv|flv|m4v|mpe?g)$/i, 'save it as MP4 or WebM'],
  [/\.(?:flac|aac|wma|aiff?|opus|midi?)$/i, 'save it as MP3'],
]

/** Reports a file that may not be published because of its kind. */
export function explainKind(name: string): Fault | undefined {
  if (publishedEndings.has(endingOf(name))) return undefined
  const own = name.replace(/^.*\//, '')
  return {
    message: `a file of this kind is not published; expected ${publishedKinds}`,
    fix: remedies.find(([pattern]) => pattern.test(own))?.[1] ?? 'remove it, or save it as one of these',
  }
}

/** The ending of a file's name, in lower case. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}
