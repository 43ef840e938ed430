import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hostFiles } from '../../../renderer/hosting/host-files.ts'
import { compressFiles } from '../../build/compress.ts'

/** An old address of the sample. */
export const redirects = [{ from: '/index.php/old-call/', to: '/nominate-beacon' }]

/** Words that are worth compressing. */
const words = '<p>Genève and Zürich</p>'.repeat(200)

/** The files of the sample, each kind of file once. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${words}`,
  'about.html': `<h1>About</h1>${words}`,
  'pilots.html': `<h1>Pilots</h1>${words}`,
  'pilot/tide-table.html': `<h1>Tide table</h1>${words}`,
  'nominate-beacon.html': `<h1>Nominate</h1>${words}`,
  '404.html': `<h1>Not found</h1>${words}`,
  '500.html': `<h1>Failed</h1>${words}`,
  'assets/entry.1a2b.js': `console.log(${JSON.stringify(words)})`,
  'assets/style.3c4d.css': `/* ${words} */`,
  'assets/text.woff2': 'not really a font',
  'images/Genève 2025.png': 'not really a picture',
  'images/map.png': 'a picture',
  'images/map.png.br': 'a file that a writer put beside it',
  'images/map.png.gz': 'another one',
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${words}</title></svg>`,
  'figures.json': JSON.stringify({ words }),
  'feed.xml': `<feed xmlns="http://www.w3.org/2005/Atom">${words}</feed>`,
  'feed.json': JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', words }),
  'summit.ics': `BEGIN:VCALENDAR\r\nX-WORDS:${words}\r\nEND:VCALENDAR\r\n`,
  'about.md': `# About\n\n${words}\n`,
  'site.webmanifest': '{}',
  'report.pdf': 'not really a report',
  'data.tar.gz': 'a file of its own, which is no compressed form of another',
  '.well-known/security.txt': `Contact: mailto:hello@example.org\n# ${words}\n`,
  licence: 'a file without an ending',
}

/** A small site with the rules for hosts that the build writes. */
export interface SampleSite {
  /** What the build would have written: `client/` and `hosting/`. */
  folder: string
  remove: () => void
}

/**
 * Makes the sample with the build's own steps.
 *
 * @param siteUrl the address that the rules are written for
 */
export async function makeSampleSite(siteUrl: string): Promise<SampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  // Servers that drop their rights have to read it.
  chmodSync(folder, 0o755)
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const [name, content] of Object.entries(sampleFiles)) write(join('client', name), content)
  write('secret.txt', 'a secret')
  write('secret.html', 'a secret')
  for (const [name, content] of Object.entries(hostFiles(siteUrl, redirects))) write(name, content)
  await compressFiles(join(folder, 'client'))
  // A file that cannot be read, whoever asks.
  symlinkSync('failing.html', join(folder, 'client/failing.html'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
