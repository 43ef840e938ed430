import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fc } from '../../../renderer/content/testing/property.ts'

/** Files for a public folder, and changes of the settings, some of which a site cannot be built with. */
export interface OddTree {
  files: readonly (readonly [name: Buffer, content: string])[]
  settings: { name?: string; url?: string; verification?: readonly string[] }
}

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
const strangeNames = fc
  .tuple(
    words('a', 'B', 'é', 'ß㏂', '🏮', '%', '#', '?', '{', "'", 'a/b', 'x'.repeat(60)),
    fc.constantFrom('.csv', '.txt', '.PDF', '.mp4', '.docx'),
  )
  .map((each) => Buffer.from(each.join('')))
const names = fc.oneof({ weight: 3, arbitrary: strangeNames }, anyNames)

const contents = fc.constantFrom('', 'a text', '<script/>')

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

/** Trees that a site can be built with, or cannot. */
export const oddTrees: fc.Arbitrary<OddTree> = fc.record({
  files: fc.array(fc.tuple(names, contents), { maxLength: 2 }),
  settings: changes,
})

/** Puts an odd tree into a site. */
export function addOddTree(site: { root: string; publicFolder: string }, { files, settings }: OddTree): void {
  for (const [name, content] of files) put(site.publicFolder, name, content)
  const file = join(site.root, 'settings.md')
  writeFileSync(file, changeSettings(readFileSync(file, 'utf8'), settings))
}

/** Writes a file, unless the disk refuses its name. */
function put(folder: string, name: Buffer, content: string): void {
  const path = Buffer.concat([Buffer.from(`${folder}/`), name])
  const parent = path.subarray(0, path.lastIndexOf(0x2f))
  // Nothing outside of the folder is tried.
  if (/(?:^|\/)\.\.(?:\/|$)/.test(name.toString())) return
  try {
    mkdirSync(parent, { recursive: true })
    writeFileSync(path, content)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^(?:EISDIR|ENOTDIR|EEXIST|ENAMETOOLONG|ENOENT)$/.test(code)) throw error
  }
}

function changeSettings(text: string, { name, url, verification = [] }: OddTree['settings']): string {
  const list = verification.map((href) => `  - href: ${JSON.stringify(href)}\n    reason: A service asks for it.\n`)
  const set = (key: string, value: string | undefined) => (all: string) =>
    value === undefined ? all : `${key}: ${JSON.stringify(value)}`
  return text
    .replace(/^name: .*$/m, set('name', name))
    .replace(/^url: .*$/m, set('url', url))
    .replace(/^verification:\n(?: .*\n)+/m, (known) => known + list.join(''))
}
