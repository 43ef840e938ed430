import { drawing } from './drawings.ts'

/** A file that somebody puts into `public/`, what happens to it, and why. */
export interface TriedFile {
  name: string
  content?: string
  /** What the message says; undefined where the file is published. */
  says?: RegExp
  why: string
}

const kind = /^a file of this kind is not published/
const hidden = /^a name that begins with/
const made = /^the build itself makes a file of this name$/
const folder = /^expected the name of a folder without dots/
const unseen = /an invisible character/

/** Several files at once; their names stand in a text, unless there are spaces in them. */
function tried(says: RegExp | undefined, why: string, names: string | readonly string[]): TriedFile[] {
  const list = typeof names === 'string' ? names.split(' ') : names
  return list.map((name) => ({ name, why, ...(says && { says }) }))
}
const published = (why: string, names: string | readonly string[]) => tried(undefined, why, names)

/** Every kind of file that was tried. */
export const triedFiles: readonly TriedFile[] = [
  ...published('a picture that browsers show', 'a.jpg b.JPEG c.png d.webp e.avif f.gif favicon.ico'),
  { name: 'drawing.svg', content: drawing('<path d="M0 0h9"/>'), why: 'a drawing of shapes alone' },
  ...published('sound that browsers play', 'a.mp3 b.m4a c.ogg d.wav'),
  ...published('a film, and the words in it', 'a.mp4 b.webm c.vtt'),
  ...published('a document that runs nothing', 'a.pdf b.txt c.csv d.docx e.xlsx f.pptx g.odt h.ods i.odp'),
  ...published('a font', 'a.woff2 b.woff c.ttf d.otf'),
  ...published('a name of any language, in any folder', ['фото/Ünder the sea (2).png', 'a/b/C++.pdf', 'an.2024.png']),
  { name: 'service-0a1b.html', content: 'service: 0a1b', why: 'a service knows the site by it, as the settings say' },
  { name: '.well-known/service', content: '{"a": 1}', why: 'the same' },
  { name: 'other.html', content: 'service: 0a1b', says: kind, why: 'the settings do not name it' },
  {
    name: 'marked.html',
    content: '<script src="/evil.js"></script>',
    says: /of plain text, without any `<`/,
    why: 'the settings name it, and it is a page all the same',
  },
  ...tried(kind, 'a page would act in the name of the site', 'evil.html a.htm b.xhtml c.shtml d.php e.svgz'),
  ...tried(kind, 'so would a script, a style or a worker', 'evil.js a.mjs b.cjs c.css d.wasm sw.ts f.swf'),
  ...tried(kind, 'XML may hold a page or a program (XSLT)', 'a.xml b.xsl c.rss'),
  ...tried(kind, 'a rule for a host', 'netlify.toml vercel.json web.config serve.json CNAME'),
  ...tried(hidden, 'a rule for a host', '_worker.js _routes.json .htaccess .nojekyll .env'),
  ...tried(kind, 'it describes a project', 'package.json Dockerfile a.yaml'),
  ...tried(kind, 'browsers do not show it', 'IMG_1.HEIC b.tiff c.psd d.mov e.flac'),
  ...tried(kind, 'it may run a macro', 'a.doc b.docm c.xls d.xlsm'),
  ...tried(kind, 'nobody sees what is in it', 'a.zip b.tar.gz c.png.br d.7z e.exe f.dmg none swap.png~'),
  ...tried(kind, 'a folder of the site has its name', 'article assets pilot'),
  ...tried(made, 'the build would write over it', 'robots.txt llms.txt icon-192.png previews/about.png feed.xml'),
  ...tried(made, 'the build would write over it', '.well-known/security.txt _headers _redirects about.html'),
  ...tried(/^some disks and hosts confuse this name with `robots.txt`$/, 'capitals count nowhere', 'Robots.TXT'),
  ...tried(
    /^the build uses a folder of this name/,
    'visitors keep what is in it for a year',
    'assets/a.png Assets/b.png',
  ),
  ...tried(folder, 'a file or a rule could have its name', 'about.html/a.png .git/a.png _functions/a.txt'),
  ...tried(/^the name begins with a plus/, 'the library of the pages runs it', '+config.h.js +a.png x/+route.js'),
  ...tried(unseen, 'a terminal would be deceived', ['a\n::error::.png', 'b\u202egnp.exe.png', 'f\u009b.png']),
  ...tried(unseen, 'a host or an editor would take it for another', ['c\\d.png', ' e.png', 'g.png ']),
  ...tried(/^the path has 204 bytes here, expected 200/, 'what is made of it is longer', `${'é'.repeat(100)}.png`),
  {
    name: 'script.svg',
    content: drawing('<script>alert(1)</script>'),
    says: /^the drawing contains `<script>`/,
    why: 'drawings are looked through, shown or not',
  },
]
