import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../testing/create-folder.ts'
import { checkFiles } from './check-files.ts'

const routes = [{ path: '/about', file: 'pages/about.mdx' }]
const verification = ['/service-0a1b.html', '/.well-known/service', '/marked.html', '/about.html']

/** Puts something at a path; most rows put a short text there. */
type Put = (path: string) => void
const holding =
  (content: string): Put =>
  (path) =>
    writeFileSync(path, content)
const text = holding('service: 0a1b')
const linkTo =
  (target: string): Put =>
  (path) =>
    symlinkSync(target, path)
const pipe: Put = (path) => expect(spawnSync('mkfifo', [path]).status).toBe(0)
const empty =
  (bytes: number): Put =>
  (path) => {
    text(path)
    truncateSync(path, bytes)
  }

const kind = 'a file of this kind is not published'
const reserved = 'this name is reserved'
const taken = 'the site has another file of this name'
const odd = 'the name begins with `+`, has a space at an end'
const link = 'found a symbolic link'

/** What somebody puts into `public/`, and what is said of it; nothing where it is published. */
const rows: readonly (readonly [why: string, names: readonly string[], says?: string, put?: Put])[] = [
  ['a picture', ['a.jpg', 'b.JPEG', 'c.png', 'd.webp', 'e.avif', 'f.gif', 'favicon.ico']],
  ['sound, a film, the words in it', ['a.mp3', 'b.mp4', 'c.vtt']],
  ['a document that runs nothing', ['a.pdf', 'b.csv', 'c.docx', 'd.odt']],
  ['a font', ['a.woff2']],
  ['a name of any language, in any folder', ['фото/Ünder the sea (2).png', 'a/b/C++.pdf', 'an.2024.png']],
  ['a file by which a service knows the site', ['service-0a1b.html', '.well-known/service']],
  ['a page, though the settings name it', ['marked.html'], 'plain text, without any `<`', holding('<script></script>')],
  ['a page', ['other.html', 'a.htm', 'b.xhtml', 'd.php'], kind],
  ['a script, a style or a worker', ['evil.js', 'a.mjs', 'c.css', 'd.wasm', 'sw.ts'], kind],
  ['XML, which may hold a program', ['a.xml', 'b.svg', 'c.svgz'], kind],
  ['a rule for a host', ['netlify.toml', 'web.config', 'Dockerfile', 'CNAME'], kind],
  ['what browsers do not show', ['IMG_1.HEIC', 'b.tiff', 'd.mov', 'e.docm', 'f.zip', 'g.png.br', 'h'], kind],
  [
    'a name for hosts',
    ['_worker.js', '_headers', '.htaccess', '.env', '_functions/a.txt', '.well-known/a.txt'],
    reserved,
  ],
  ['a folder for the build', ['assets/a.png', 'Assets/b.png', 'about.html/a.png'], reserved],
  ['what the build makes', ['robots.txt', 'icon-192.png', 'previews/about.png', 'figures.csv', 'about.html'], taken],
  ['its name in capitals', ['Robots.TXT'], taken],
  ['code of a page', ['+config.h.js', '+a.png', 'x/+route.js', '+x/a.png'], odd],
  ['a name that deceives a terminal', ['a\n::error::.png', 'b\u202egnp.exe.png', 'f\u009b.png'], odd],
  ['a name that is another elsewhere', ['c\\d.png', ' e.png', 'g.png '], odd],
  ['a link out of the tree', ['a.txt'], link, linkTo('/etc/passwd')],
  ['a link to a device', ['a.png'], link, linkTo('/dev/zero')],
  ['a link to a folder', ['a', 'b/c'], link, linkTo('/etc')],
  ['a link to nothing', ['a.txt'], link, linkTo('nowhere')],
  ['a link to itself', ['a.txt'], link, linkTo('a.txt')],
  ['a pipe, which is not waited for', ['a.txt'], 'a device or a pipe', pipe],
  ['as large as hosts take', ['a.pdf'], undefined, empty(25_000_000)],
  ['larger', ['a.pdf'], 'the file is too large, expected at most 25 MB', empty(25_000_001)],
]

function check(publicFolder: string, settings: { verification?: readonly string[] } = { verification }) {
  const { files, problems } = checkFiles({ root: createFolder(), publicFolder, routes, ...settings })
  return { files, problems: problems.map((each) => ({ ...each, file: each.file.slice(publicFolder.length + 1) })) }
}

describe('a file in public/', () => {
  it.for(rows)('is looked at by its kind, name and size: %s', ([, names, says, put = text]) => {
    for (const name of names) {
      const folder = createFolder()
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      put(join(folder, name))
      const { files, problems } = check(folder)
      expect(files).toEqual(says ? [] : [name])
      const told = {
        line: 1,
        column: 1,
        severity: 'error',
        message: expect.stringContaining(says ?? ''),
        fix: expect.any(String),
      }
      expect(problems).toMatchObject(says ? [told] : [])
    }
  })

  it('is told what to do: a drawing is saved as a photograph, a page belongs into markdown/', () => {
    const { problems } = check(createFolder({ 'a.svg': 'x', 'b.html': 'x' }))
    expect(problems.map(({ fix }) => fix)).toEqual(['save it as PNG or WebP', expect.stringContaining('markdown/')])
  })

  it('that a program left behind is neither published nor reported', () => {
    expect(check(createFolder({ '.DS_Store': 'x', 'images/Thumbs.db': 'x' }))).toEqual({ files: [], problems: [] })
  })

  it('is reported once with the others of a folder that may not be there', () => {
    const { files, problems } = check(createFolder({ '.git/a.png': 'x', '.git/b.png': 'x', '.git/c/d.png': 'x' }))
    expect(files).toEqual([])
    expect(problems).toMatchObject([{ file: '.git', rule: 'public/name' }])
  })

  it('has no name that is not UTF-8', () => {
    const folder = createFolder()
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff])]), 'x')
    expect(check(folder)).toMatchObject({ files: [], problems: [{ file: 'a\ufffd', rule: 'files/name' }] })
  })

  it('may be one by which a service knows the site, while the settings cannot be read', () => {
    const { problems } = check(createFolder({ 'other.html': 'service: 0a1b', 'b.html': '<p>' }), {})
    expect(problems).toMatchObject([{ file: 'b.html' }])
  })
})

it('a folder that is a link is not followed, and one that is not there holds nothing', () => {
  const folder = createFolder()
  symlinkSync('/etc', join(folder, 'public'))
  expect(check(join(folder, 'public'))).toMatchObject({ files: [], problems: [{ rule: 'files/access' }] })
  expect(check(join(folder, 'nowhere'))).toEqual({ files: [], problems: [] })
})

it('what lies in the folder of the content is looked at, too', () => {
  const root = createFolder({ 'pilots/+config.h.js': 'x', '.hidden/+x': 'x' })
  const { problems } = checkFiles({ root, publicFolder: createFolder(), routes })
  expect(problems.map(({ file }) => file).sort()).toEqual([join(root, '.hidden/+x'), join(root, 'pilots/+config.h.js')])
})
