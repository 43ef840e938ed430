import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { drawPhotograph } from '../../build/photographs/testing/draw-photograph.ts'
import { startPreview } from '../../preview/server.ts'
import { withBrowser } from '../browser/browser.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'

/** What a camera writes into a photograph, beside how it was held. */
const notes = {
  IFD0: { Copyright: 'A. Photographer' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1' },
}

/** What tells one version of a picture from the next in its name. */
const hash = /\.[0-9a-f]{10}/

let project: ProjectCopy
beforeAll(async () => {
  project = await copyWithPhotographs()
})

/** A copy of the project two of whose stories show photographs. */
async function copyWithPhotographs(): Promise<ProjectCopy> {
  const project = copyProject({ builtAs: inject('fixtureSite'), whenDone: afterAll })
  const images = join(project.folder, 'public/images')
  const well = await drawPhotograph({ width: 560, height: 800 })
    .jpeg({ quality: 92 })
    .withMetadata({ exif: notes, orientation: 6 })
    .toBuffer()
  const { exif, orientation } = await sharp(well).metadata()
  expect([exif?.includes('Photographer'), orientation]).toEqual([true, 6])
  writeFileSync(join(images, 'A well.jpg'), well)
  writeFileSync(join(images, 'crew.jpg'), await drawPhotograph({ width: 800, height: 450, seed: 7 }).jpeg().toBuffer())
  const wave =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#08f" d="M0 0h300v200z"/></svg>'
  writeFileSync(join(images, 'wave.svg'), wave)
  // Browsers load what is a few screens away.
  const between = 'Whoever passes the wall reads what others wrote there.\n\n'.repeat(100)
  const shown = '![People at a well](</images/A well.jpg>)\n\n![decorative](/images/wave.svg)\n'
  project.edit('markdown/articles/open-call.md', (text) =>
    `${text.trimEnd()}\n\n${between}${shown}`.replace(/^image:\n/m, 'image:\n  src: /images/crew.jpg\n'),
  )
  project.edit('markdown/articles/charter.md', (text) => `${text.trimEnd()}\n\n![A well](/images/A%20well.jpg)\n`)
  return project
}

const visit = withBrowser()

/** What a visitor's browser loads and shows of a story with photographs, scrolled to its end. */
async function visitStory(address: string, width: number) {
  let found = { atOnce: [] as string[], shown: [] as { source: string; width: number; height: number }[], shifts: [] }
  let refused: readonly string[] = []
  await visit({ baseURL: address, viewport: { width, height: 800 } }, async ({ page, console }) => {
    refused = console
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/article/open-call', { waitUntil: 'load' })
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
    found = { atOnce, shown, shifts: await page.evaluate(() => Reflect.get(window, 'shifts')) }
  })
  return { ...found, refused }
}

test('photographs of writers are served small, in the form that fits the screen, and move nothing', async () => {
  const { status, output } = await project.run('build', builtOnFixtureDay)
  expect(status, output).toBe(0)
  const client = join(project.folder, 'dist/client')

  const $ = load(readFileSync(join(client, 'article/open-call.html'), 'utf8'))
  const pictures = $('main img').toArray()
  expect(
    pictures.map(({ attribs }) => [attribs.loading, attribs.fetchpriority, attribs.width, attribs.height]),
  ).toEqual([
    [undefined, 'high', '800', '450'],
    ['lazy', undefined, '800', '560'],
    ['lazy', undefined, '300', '200'],
  ])
  // A page in MDX, and one whose markdown has the address with an escape.
  for (const other of ['about.html', 'article/charter.html'])
    expect(load(readFileSync(join(client, other), 'utf8'))('main .prose picture source'), other).toHaveLength(2)
  expect($('link[rel=preload][as=image]')).toHaveLength(0)

  const made = readdirSync(join(client, 'assets/photographs')).filter((name) => /^(?:a-well|crew)-/.test(name))
  const forms = ['360.avif', '360.webp', '720.avif', '720.webp', '800.avif', '800.jpg', '800.webp']
  expect(made.map((name) => name.replace(hash, '')).sort()).toEqual(
    ['a-well', 'crew'].flatMap((name) => forms.map((form) => `${name}-${form}`)),
  )
  for (const name of [...made.map((each) => join('assets/photographs', each)), 'images/A well.jpg']) {
    const { exif, xmp, icc, orientation } = await sharp(join(client, name)).metadata()
    expect([exif, xmp, icc, orientation ?? 1], name).toEqual([undefined, undefined, undefined, 1])
  }
  expect(await sharp(join(client, 'images/A well.jpg')).metadata()).toMatchObject({ width: 800, height: 560 })

  const preview = await startPreview(client, 0)
  onTestFinished(preview.close)
  const onPhone = await visitStory(preview.address, 360)
  const onScreen = await visitStory(preview.address, 1440)
  expect(onPhone.shown.map(({ source }) => source.replace(hash, ''))).toEqual([
    '/assets/photographs/crew-360.avif',
    '/assets/photographs/a-well-360.avif',
    '/images/wave.svg',
  ])
  expect(onScreen.shown.map(({ source }) => source.replace(hash, ''))).toEqual([
    '/assets/photographs/crew-800.avif',
    '/assets/photographs/a-well-720.avif',
    '/images/wave.svg',
  ])
  for (const { shown, shifts, refused, atOnce } of [onPhone, onScreen]) {
    expect(shifts).toEqual([])
    expect(refused).toEqual([])
    expect(atOnce.filter((path) => path.includes('a-well'))).toEqual([])
    const [, well] = shown
    expect((well?.width ?? 0) / (well?.height ?? 1)).toBeCloseTo(800 / 560, 1)
  }

  const form = await fetch(preview.address + onPhone.shown[0]?.source)
  expect(form.headers.get('content-type')).toBe('image/avif')
  expect(form.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const drawing = await fetch(`${preview.address}/images/wave.svg`)
  expect(drawing.headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self'/)
})

test('a photograph that cannot be shown stops the build, with the place where it stands', async () => {
  const file = join(project.folder, 'public/images/crew.jpg')
  writeFileSync(file, readFileSync(file).subarray(0, 2_000))
  const { status, output } = await project.run('check', builtOnFixtureDay)
  expect(status).toBe(1)
  expect(output).toMatch(
    /markdown\/articles\/open-call\.md:\d+:8 error: the picture \/images\/crew\.jpg is damaged: a part of it is missing or cannot be read {2}\[images\/file\]\n.*\n.*\n {2}→ open it in a program/,
  )
})
