import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { checkPage, checkSite, weigh } from './check-budgets.ts'

const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')

/** What a page loads, none of which can be compressed. */
const document = weigh('/about', randomBytes(200))
const files = [
  weigh('/assets/a.css', randomBytes(2000)),
  weigh('/assets/a.js', randomBytes(300)),
  weigh('/assets/b.js', randomBytes(1000)),
  ...[700, 800].map((bytes) => weigh(`/assets/${bytes}.woff2`, randomBytes(bytes))),
  weigh('/assets/text-marked.woff2', randomBytes(900)),
]
const page = { htmlAndCss: 5000, scripts: 3000, fonts: 1500, markedFonts: 900, requests: 8 }

const createSite = () =>
  createFolder({
    'assets/later.js': noise(90_000),
    'assets/chunks/c.js': noise(900),
    'search/index.json': JSON.stringify(noise(600)),
    'search/terms-1.json': JSON.stringify(noise(800)),
    'search/texts/about.json': JSON.stringify(noise(4000)),
    'previews/about.png': randomBytes(500),
  })

it('a page and a site within their budgets are passed', () => {
  expect(checkPage(document, files, page)).toEqual([])
  expect(checkSite(createSite(), { searchIndex: 900, previewImage: 500, scriptsOnDemand: 1000 })).toEqual([])
})

it('a page that is too heavy is told of by kind, with its size, its budget and what weighs most', () => {
  const limits = { htmlAndCss: 1000, scripts: 1000, fonts: 1499, markedFonts: 899, requests: 8 }
  const [styles, scripts, ...fonts] = checkPage(document, files, limits)
  expect(styles).toMatch(
    /^\/about: HTML and CSS of 2,\d{3} bytes, 1,\d{3} over the budget of 1,000; most weighs \/assets\/a\.css \(2,\d{3}\), \/about \(\d+\)$/,
  )
  expect(scripts).toMatch(/most weighs \/assets\/b\.js \(1,\d{3}\), \/assets\/a\.js \(\d+\)$/)
  expect(fonts).toEqual([
    '/about: fonts of 1,500 bytes, 1 over the budget of 1,499; most weighs /assets/800.woff2 (800), /assets/700.woff2 (700)',
    '/about: fonts of letters with marks of 900 bytes, 1 over the budget of 899; most weighs /assets/text-marked.woff2 (900)',
  ])
})

it('so is what pages load later', () => {
  const told = checkSite(createSite(), { searchIndex: 100, previewImage: 499, scriptsOnDemand: 100 })
  expect(told).toHaveLength(4)
  expect(told.join('\n')).toContain(
    'previews/about.png: preview image of 500 bytes, 1 over the budget of 499; most weighs previews/about.png (500)',
  )
})
