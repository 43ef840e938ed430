import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fc } from '../../../renderer/content/testing/property.ts'

/** Files for the public folder and that of the content, changes of the settings, and a day, some of which a site cannot be built with. */
export interface OddTree {
  files: readonly (readonly [name: Buffer, content: Buffer | Oddity])[]
  strangers: readonly (readonly [name: string, content: Oddity])[]
  settings: { name?: string; url?: string; verification?: readonly string[]; redirects?: readonly string[] }
  /** `SOURCE_DATE_EPOCH`, if it is not the fixture's day. */
  epoch?: string
}

/** What is no file, or none that can be read. */
type Oddity = 'pipe' | 'huge' | `link to ${string}`

const words = (...all: string[]) =>
  fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 5 }).map((each) => each.join(''))

/** Parts of names: harmless ones, and every kind that has caused trouble. */
const parts = [
  ...'a b 1 . . _ + - / / / % # ? " { é ß㏂ 🏮 .png .txt .txt .pdf .PNG .svg .html .js .br'.split(' '),
  ...'about about.html article assets previews index robots.txt icon-192.png icon.svg 404 .well-known feed.xml'.split(
    ' ',
  ),
  ...[' ', '\n', '\\', '\u202e', '\u009b', 'x'.repeat(90)],
].map((part) => Buffer.from(part))
const odd = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...parts) },
  { weight: 1, arbitrary: fc.constant(Buffer.from([0xff])) },
)
const anyNames = fc.array(odd, { minLength: 1, maxLength: 6 }).map((each) => Buffer.concat(each))
const strangeNames = words('a', 'B', 'é', 'ß㏂', '🏮', '%', '#', '?', '{', "'", 'a/b', 'x'.repeat(60))

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const box = (brand: string) => `\0\0\0\x20ftyp${brand}\0\0\0\0`
/** What begins as its name says, and what does not. */
const fitting = {
  '.csv': '',
  '.txt': 'a text',
  '.PDF': '%PDF-1.7',
  '.mp4': box('isom'),
  '.docx': 'PK\x03\x04',
  '.png': png,
}
const unfitting = ['<script/>', box('heic'), png.subarray(0, -20), Buffer.concat([Buffer.from('x'), png])]
const contents = [...Object.values(fitting), ...unfitting].map((content) => Buffer.from(content))
const oddities = fc.constantFrom<Oddity[]>(
  ...(['pipe', 'huge', 'link to /dev/zero', 'link to .', 'link to nowhere', 'link to settings.md'] as const),
)
const files = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(strangeNames, fc.constantFrom(...Object.entries(fitting)))
      .map(([name, [ending, content]]) => [Buffer.from(name + ending), Buffer.from(content)] as const),
  },
  fc.tuple(anyNames, fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...contents) }, oddities)),
)
const strangers = fc.tuple(
  fc.constantFrom('x.md', 'pilots/x.md', 'articles/X.md', 'leaders/x', 'pages/x.md', '.hidden'),
  oddities,
)

/** Old addresses: harmless ones, and those beside and below what is published. */
const addresses = fc
  .tuple(
    fc.constantFrom('/old', '/OLD', '/about', '/images/harbour.jpg', '/icon.svg', '/assets'),
    fc.constantFrom('', '', '.html', '/index.html', '.gz'),
    fc.constantFrom('', '', '/x', '/index.html/'),
  )
  .map((each) => each.join(''))
const epochs = fc.constantFrom('', '0', '1700000000', '253402300799', '253402300800', 'yesterday', '-1', '1e9')

const changes = fc.record(
  {
    name: fc.oneof(
      { weight: 3, arbitrary: fc.constant('Lamp ]]> & <b> "c" {d} $1 \\ `--> 🏮') },
      words('Lamp', ' ', ']]>', '&', '<b>', '"', "'", '{', '\\', '\u0000', '\ud83d', '\u202e', '🏮', '\n'),
    ),
    url: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('https://harbour.example.org:8443', 'https://harbour.example.org/site/'),
      },
      words('/', 'a', '..', '.', '"', '{', '}', ' ', ';', '%20', 'é', '~', '$', '?', '#').map(
        (end) => `https://example.org/${end}`,
      ),
      words('user@', 'u:p@', 'example.org', ':8443', ':99999', 'é', '"', '{', '_', '.', '-', 'A').map(
        (end) => `https://${end}`,
      ),
    ),
    verification: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(words('/', 'a', 'about', '.html', '.js', '.well-known/', '..', '\n', '.json'), {
        maxLength: 2,
      }),
    ),
  },
  { requiredKeys: [] },
)

const upTo = <Value>(most: number, one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: most })
const whole = { files: [], strangers: [], settings: {} }

/** Trees that a site can be built with, or cannot; most are odd in one way. */
export const oddTrees: fc.Arbitrary<OddTree> = fc.oneof(
  upTo(2, files).map((files) => ({ ...whole, files })),
  changes.map((settings) => ({ ...whole, settings })),
  { weight: 2, arbitrary: upTo(3, addresses).map((redirects) => ({ ...whole, settings: { redirects } })) },
  fc.record({ files: upTo(1, files), strangers: upTo(1, strangers), settings: changes, epoch: epochs }),
)

/** Puts an odd tree into a site. */
export function addOddTree(
  site: { root: string; publicFolder: string },
  { files, strangers, settings }: Pick<OddTree, 'files' | 'strangers' | 'settings'>,
): void {
  for (const [name, content] of files) put(site.publicFolder, name, content)
  for (const [name, content] of strangers) put(site.root, Buffer.from(name), content)
  const file = join(site.root, 'settings.md')
  writeFileSync(file, changeSettings(readFileSync(file, 'utf8'), settings))
}

/** Writes a file, unless the disk refuses its name. */
function put(folder: string, name: Buffer, content: Buffer | Oddity): void {
  const path = Buffer.concat([Buffer.from(`${folder}/`), name])
  const parent = path.subarray(0, path.lastIndexOf(0x2f))
  // Nothing outside of the folder is tried.
  if (/(?:^|\/)\.\.(?:\/|$)/.test(name.toString())) return
  try {
    mkdirSync(parent, { recursive: true })
    if (content === 'pipe') spawnSync('mkfifo', [path.toString()])
    else if (content === 'huge') {
      writeFileSync(path, '')
      truncateSync(path, 20_000_000_000)
    } else if (typeof content === 'string') symlinkSync(content.replace('link to ', ''), path)
    else writeFileSync(path, content)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^(?:EISDIR|ENOTDIR|EEXIST|ENAMETOOLONG|ENOENT)$/.test(code)) throw error
  }
}

function changeSettings(text: string, { name, url, verification = [], redirects = [] }: OddTree['settings']): string {
  const list = verification.map((href) => `  - href: ${JSON.stringify(href)}\n    reason: A service asks for it.\n`)
  const former = redirects.map((from) => `  - from: ${JSON.stringify(from)}\n    to: /about\n`)
  const set = (key: string, value: string | undefined) => (all: string) =>
    value === undefined ? all : `${key}: ${JSON.stringify(value)}`
  return text
    .replace(/^name: .*$/m, set('name', name))
    .replace(/^url: .*$/m, set('url', url))
    .replace(/^verification:\n(?: .*\n)+/m, (known) => known + list.join(''))
    .replace(/^redirects:\n(?: .*\n)+/m, (known) => known + former.join(''))
}
