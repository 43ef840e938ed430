import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readSite } from '../../build/manifest.ts'
import { type PreviewServer, startPreview } from '../../preview/static-server.ts'
import { withBrowser } from '../browser/browser.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'
import { happen, stepNames } from './steps.ts'

const basePath = '/site/'
const complete = `https://example.org${basePath}`

let project: ProjectCopy
let client: string
let names: string[]
let preview: PreviewServer

beforeAll(async () => {
  project = copyProject({
    name: 'somewhere else/quite far away',
    builtAs: inject('fixtureSite'),
    environment: { ...builtOnFixtureDay, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' },
  })
  project.edit('markdown/articles/open-call.md', (text) => `${text}\nA [link to the pilots](/pilots#content).\n`)
  // Whatever else a writer changes, so that the last test takes back many things with one build.
  for (const name of stepNames.edits) await happen(name, project, 0)
  project.edit('markdown/settings.md', (text) => text.replace(/^url: .*$/m, `url: ${complete}`))
  await project.run('build')
  const dist = join(project.folder, 'dist')
  client = join(dist, 'client')
  names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(readSite(dist)?.basePath).toBe(basePath)
  preview = await startPreview(client, 0)
})
afterAll(() => preview?.close())

/** The texts of the built files with an ending. */
function textsOf(ending: string): string[] {
  return names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(client, name), 'utf8'))
}

/** The addresses that a document makes a browser load or follow, as they are written. */
function addressesIn(html: string): string[] {
  const $ = load(html)
  const values = ['href', 'src', 'poster', 'srcset'].flatMap((name) =>
    Array.from($(`[${name}]`), (element) => ($(element).attr(name) ?? '').split(name === 'srcset' ? /,\s+/ : /$/))
      .flat()
      .map((value) => value.replace(/\s.*$/, '')),
  )
  const refresh = $('meta[http-equiv=refresh]').attr('content')?.split('url=')[1]
  return [...values, ...(refresh ? [refresh] : [])]
}

/** Those of some addresses on the host that are not answered. */
async function deadOnes(paths: Iterable<string>): Promise<(string | number)[][]> {
  const { origin } = new URL(preview.address)
  const answers = [...new Set(paths)].map(async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    await response.arrayBuffer()
    return [path, response.status]
  })
  return (await Promise.all(answers)).filter(([, status]) => status !== 200)
}

test('with a path in its address, the whole site lies below it, and is alive there', async () => {
  const documents = textsOf('.html')
  expect(documents.length).toBeGreaterThan(15)
  const inDocuments = documents.flatMap(addressesIn)
  const inStyles = textsOf('.css').flatMap((text) =>
    [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, target = '']) => target),
  )
  const within = [...new Set([...inDocuments, ...inStyles])].filter((target) => target.startsWith('/'))
  expect(within.length).toBeGreaterThan(20)
  expect(within).toContain('/site/pilots#content')
  expect(within.filter((target) => !target.startsWith(basePath))).toEqual([])
  expect(await deadOnes(within)).toEqual([])

  const canonical = documents.flatMap((html) => load(html)('link[rel=canonical]').attr('href') ?? [])
  expect(canonical.filter((url) => !url.startsWith(complete))).toEqual([])
  expect(canonical).toContain('https://example.org/site/about')
  const { figures } = JSON.parse(readFileSync(join(client, 'figures.json'), 'utf8'))
  expect(figures[0].pages[0]).toMatch(/^https:\/\/example\.org\/site\//)

  const { origin } = new URL(preview.address)
  const old = await fetch(`${preview.address}/lamps.php/call-for-beacons/`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/site/nominate-beacon'])
  expect((await fetch(`${origin}/about`)).status).toBe(404)
})

test.each([
  ...['feed.xml', 'feed.json', 'sitemap.xml', 'robots.txt', 'llms.txt'],
  ...['.ics', 'security.txt', 'about.md', 'figures.json'],
])('%s names living addresses of the site, below its path', async (ending) => {
  // Long lines of calendars go on after a line break and a space.
  const text = textsOf(ending).join('\n').replaceAll('\r\n ', '')
  const addresses = [...text.matchAll(/https:\/\/example\.org(?!\w)[^\s"<>)\]&\\]*/g)].map(([address]) => address)
  // Placeholders in the content lie at this host as well, but not below the path.
  const own = addresses.filter((address) => address.startsWith(complete))
  if (ending !== 'about.md') expect(own.length).toBeGreaterThan(0)
  const dead = await deadOnes(own.map((address) => new URL(address).pathname))
  expect(dead).toEqual([])
  expect(text).not.toMatch(/(?:href|src)=\\?["']\/(?!site\/)|\]\(\/(?!site\/)/)
})

const visit = withBrowser()
const below = () => ({ baseURL: `${preview.address}/` })

test('search finds below the path, and its results are living pages', () =>
  visit({ ...below(), at: 'about' }, async ({ page, console, requests }) => {
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search this site' })
    const results = dialog.getByRole('listitem').getByRole('link')
    await dialog.getByRole('textbox').fill('91.35')
    await dialog.getByRole('status').getByText('“91.35”').waitFor()
    const found = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(found).not.toHaveLength(0)
    expect(found.filter((address) => !address.startsWith(basePath))).toEqual([])
    expect(await deadOnes(found.map((address) => address.replace(/#.*/, '')))).toEqual([])
    await results.first().click()
    await page.waitForURL((url) => url.pathname === '/site/pilot/lantern-post')
    expect(await page.getByRole('main').textContent()).toContain('91.35')
    expect(requests.filter((url) => !url.startsWith(`${preview.address}/`))).toEqual([])
    expect(console).toEqual([])
  }))

test('the manifest and the way home from the screen for what is missing work below the path', () =>
  visit(below(), async ({ page }) => {
    const response = await page.goto('nowhere')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Back to the harbour' }).click()
    await page.waitForURL((url) => url.pathname === basePath)
    const manifest = new URL((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '', page.url())
    const { start_url, scope, icons } = await (await page.request.get(manifest.href)).json()
    const paths = [start_url, scope, ...icons.map(({ src }: { src: string }) => src)].map(
      (address) => new URL(address, manifest).pathname,
    )
    expect(paths.slice(0, 2)).toEqual([basePath, basePath])
    expect(await deadOnes(paths)).toEqual([])
  }))

test('when everything is taken back, the next build gives the same bytes as one that knows nothing of it, in any folder, time zone and language', async () => {
  project.restore()
  await project.run('build')
  const files = hashFiles(join(project.folder, 'dist/client'))
  expect(Object.keys(files).length).toBeGreaterThan(50)
  expect(files).toEqual(hashFiles(join(inject('fixtureSite'), 'dist/client')))
})
