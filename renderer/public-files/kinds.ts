import type { Fault } from '../content/problems/problem.ts'
import { endingOf, publicTypes } from '../hosting/content-types.ts'

/** What programs leave behind in folders that are opened. It is neither published nor reported. */
export const junkFiles = /^(?:~\$.*|\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/

/** What may be published, as a message lists it: `pictures (jpg, png …), sound (mp3 …)`. */
export const publishedKinds = Object.entries(publicTypes)
  .map(([kind, types]) => `${kind} (${Object.keys(types).join(', ')})`)
  .join(', ')

const publishedEndings = new Set(Object.values(publicTypes).flatMap((types) => Object.keys(types)))

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
