import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { checkPage, checkSite } from './check-budgets.ts'

/** A site of one page, whose files cannot be compressed. */
function createSite(): string {
  const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')
  const files = {
    'about.html':
      '<!doctype html><link rel=stylesheet href="/assets/a.css"><script type=module src="/assets/a.js"></script><p>About</p>',
    'assets/a.css': `/* ${noise(4000)} */ @font-face { src: url("/assets/a.woff2") } @font-face { src: url(b.woff2) } @font-face { src: url(c.woff2); unicode-range: U+C0-D6, U+152 }`,
    'assets/a.js': `import './b.js'; import("./later.js") // ${noise(400)}`,
    'assets/b.js': `// ${noise(2000)}`,
    'assets/later.js': noise(90_000),
    'assets/a.woff2': randomBytes(700),
    'assets/b.woff2': randomBytes(800),
    'assets/c.woff2': randomBytes(900),
    'assets/chunks/c.js': noise(900),
    'search/index.json': JSON.stringify(noise(600)),
    'search/terms-1.json': JSON.stringify(noise(800)),
    'search/texts/about.json': JSON.stringify(noise(4000)),
    'previews/about.png': randomBytes(500),
  }
  return createFolder(files)
}

const page = { htmlAndCss: 5000, scripts: 3000, fonts: 1500, markedFonts: 400, requests: 8 }
const site = { searchIndex: 900, previewImage: 500, scriptsOnDemand: 1000 }

it('a page and a site within their budgets are passed', () => {
  const client = createSite()
  expect(checkPage(client, 'about.html', page)).toEqual([])
  expect(checkSite(client, site)).toEqual([])
})

it('a page that is too heavy is told of by kind, with its size, its budget and what weighs most', () => {
  const client = createSite()
  const [styles, scripts, fonts, ...others] = checkPage(client, 'about.html', {
    ...{ htmlAndCss: 1000, scripts: 1000, fonts: 1499, markedFonts: 400, requests: 8 },
  })
  expect(styles).toMatch(
    /^about\.html: HTML and CSS of 2,\d{3} bytes, 1,\d{3} over the budget of 1,000; most weighs assets\/a\.css \(2,\d{3}\), about\.html \(\d+\)$/,
  )
  expect(scripts).toMatch(/most weighs assets\/b\.js \(1,\d{3}\), assets\/a\.js \(\d+\)$/)
  expect(fonts).toBe(
    'about.html: fonts of 1,500 bytes, 1 over the budget of 1,499; most weighs assets/b.woff2 (800), assets/a.woff2 (700)',
  )
  expect(others).toEqual([])
})

it('so is what pages load later', () => {
  const told = checkSite(createSite(), { searchIndex: 100, previewImage: 499, scriptsOnDemand: 100 })
  expect(told).toHaveLength(4)
  expect(told.join('\n')).toContain(
    'previews/about.png: preview image of 500 bytes, 1 over the budget of 499; most weighs previews/about.png (500)',
  )
})
