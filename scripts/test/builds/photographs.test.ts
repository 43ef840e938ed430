import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawPhotograph } from '../../build/photographs/testing/draw-photograph.ts'
import { startPreview } from '../../preview/server.ts'
import { ensureChromium } from '../chromium.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'

/** What a camera writes into a photograph, beside how it was held. */
const notes = {
  IFD0: { Copyright: 'A. Photographer' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1' },
}

/** A copy of the project whose stories and pages show photographs. */
async function copyWithPhotographs(): Promise<ProjectCopy> {
  const project = copyProject()
  const images = join(project.folder, 'public/images')
  mkdirSync(images)
  const well = await drawPhotograph({ width: 1000, height: 1400 })
    .jpeg({ quality: 92 })
    .withMetadata({ exif: notes, orientation: 6 })
    .toBuffer()
  const { exif, orientation } = await sharp(well).metadata()
  expect([exif?.includes('Photographer'), orientation]).toEqual([true, 6])
  writeFileSync(join(images, 'A well.jpg'), well)
  writeFileSync(join(images, 'team.jpg'), await drawPhotograph({ width: 1600, height: 900, seed: 7 }).jpeg().toBuffer())
  const wave =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#08f" d="M0 0h300v200z"/></svg>'
  writeFileSync(join(images, 'wave.svg'), wave)
  const shown = '![People at a well](</images/A well.jpg>)\n\n![decorative](/images/wave.svg)\n'
  project.edit('markdown/articles/manifesto.md', (text) =>
    `${text.trimEnd()}\n\n${shown}`.replace(/^image:\n/m, 'image:\n  src: /images/team.jpg\n'),
  )
  project.edit('markdown/pages/about.mdx', (text) => `${text.trimEnd()}\n\n![People at a well](/images/A%20well.jpg)\n`)
  return project
}

async function startBrowser(): Promise<Browser> {
  const found = ensureChromium()
  if ('advice' in found) throw new Error(found.advice)
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
  onTestFinished(() => browser.close())
  return browser
}

/** What a visitor's browser loads and shows of a story with photographs, scrolled to its end. */
async function visitStory(browser: Browser, address: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(`${address}/article/manifesto`, { waitUntil: 'load' })
  const atOnce = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element) => (element as HTMLImageElement).decode())
  }
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('main img')].map((element) => {
      const { currentSrc, width, height } = element as HTMLImageElement
      return { source: new URL(currentSrc).pathname, width, height }
    }),
  )
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'))
  await page.close()
  return { atOnce, shown, shifts, refused }
}

test('photographs of writers are served small, in the form that fits the screen, and move nothing', async () => {
  const project = await copyWithPhotographs()
  const { status, output } = await project.run('build.ts')
  expect(status, output).toBe(0)
  const client = join(project.folder, 'dist/client')

  const $ = load(readFileSync(join(client, 'article/manifesto.html'), 'utf8'))
  const pictures = $('main img').toArray()
  expect(
    pictures.map(({ attribs }) => [attribs.loading, attribs.fetchpriority, attribs.width, attribs.height]),
  ).toEqual([
    [undefined, 'high', '1600', '900'],
    ['lazy', undefined, '1400', '1000'],
    ['lazy', undefined, '300', '200'],
  ])
  expect(load(readFileSync(join(client, 'about.html'), 'utf8'))('main picture source')).toHaveLength(2)
  expect($('link[rel=preload][as=image]')).toHaveLength(0)

  const made = readdirSync(join(client, 'assets/photographs'))
  expect(made).toHaveLength(18)
  for (const name of [...made.map((each) => join('assets/photographs', each)), 'images/A well.jpg']) {
    const { exif, xmp, icc, orientation } = await sharp(join(client, name)).metadata()
    expect([exif, xmp, icc, orientation ?? 1], name).toEqual([undefined, undefined, undefined, 1])
  }
  expect(await sharp(join(client, 'images/A well.jpg')).metadata()).toMatchObject({ width: 1400, height: 1000 })

  const preview = await startPreview(client, 0)
  onTestFinished(preview.close)
  const browser = await startBrowser()
  const onPhone = await visitStory(browser, preview.address, 360)
  const onScreen = await visitStory(browser, preview.address, 1440)
  expect(onPhone.shown.map(({ source }) => source.replace(/\.[0-9a-f]{10}/, ''))).toEqual([
    '/assets/photographs/team-360.avif',
    '/assets/photographs/a-well-360.avif',
    '/images/wave.svg',
  ])
  expect(onScreen.shown.map(({ source }) => source.replace(/\.[0-9a-f]{10}/, ''))).toEqual([
    '/assets/photographs/team-1600.avif',
    '/assets/photographs/a-well-720.avif',
    '/images/wave.svg',
  ])
  for (const { shown, shifts, refused, atOnce } of [onPhone, onScreen]) {
    expect(shifts).toEqual([])
    expect(refused).toEqual([])
    expect(atOnce.filter((path) => path.includes('a-well'))).toEqual([])
    const [, well] = shown
    expect((well?.width ?? 0) / (well?.height ?? 1)).toBeCloseTo(1400 / 1000, 1)
  }

  const form = await fetch(preview.address + onPhone.shown[0]?.source)
  expect(form.headers.get('content-type')).toBe('image/avif')
  expect(form.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const drawing = await fetch(`${preview.address}/images/wave.svg`)
  expect(drawing.headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self'/)
}, 240_000)

test('a photograph that cannot be shown stops the build, with the place where it stands', async () => {
  const project = await copyWithPhotographs()
  const file = join(project.folder, 'public/images/team.jpg')
  writeFileSync(file, readFileSync(file).subarray(0, 2_000))
  const { status, output } = await project.run('check.ts')
  expect(status).toBe(1)
  expect(output).toMatch(
    /markdown\/articles\/manifesto\.md:\d+:8 error: the picture \/images\/team\.jpg is damaged: a part of it is missing or cannot be read {2}\[images\/file\]\n.*\n.*\n {2}→ open it in a program/,
  )
}, 60_000)
