import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { documentAddress, searchIndexPath, termsAddress, textsAddress } from '../../../renderer/addresses.ts'
import { readSections } from '../../../renderer/reading/read-sections.ts'
import type { SearchIndexFile } from '../../../renderer/search/search-index.ts'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { writeSearchIndex } from '../../build/write-search-index.ts'
import { type PreviewServer, startPreview } from '../../preview/static-server.ts'
import { type Visit, withBrowser } from './browser.ts'
import { readBuilt } from './built-site.ts'
import { ask, parts } from './search-dialog.ts'

const visit = withBrowser()

let server: PreviewServer

// The fixture's site, as if it were too large for one file.
beforeAll(async () => {
  const folder = createFolder()
  cpSync(join(inject('fixtureSite'), 'dist/client'), folder, { recursive: true })
  const { pages }: SearchIndexFile = JSON.parse(readBuilt(searchIndexPath.slice(1)))
  const searched = pages.map(([path]) => {
    return { path, ...readSections(parseDocument(readBuilt(`${documentAddress(path).slice(1)}.html`))) }
  })
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name.replace('client/', ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return ''
  }
  writeSearchIndex(searched, new Map(), { linkAll: () => false, write }, { bytes: 0, characters: 0 })
  expect(JSON.parse(readFileSync(join(folder, searchIndexPath), 'utf8'))).toMatchObject({ scope: 'pieces' })
  server = await startPreview(folder, 0)
})

afterAll(() => server.close())

const onAbout = (use: (visit: Visit) => Promise<void>) =>
  visit({ baseURL: server.address }, async (visited) => {
    await visited.page.goto('/about')
    await use(visited)
  })

/** What was loaded of the index. */
const loaded = (requests: readonly string[]) =>
  requests.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/search/'))

describe('of an index in pieces', () => {
  test('only the terms of the letters that words begin with are loaded, once, and the texts of what they find', () =>
    onAbout(async ({ page, requests, console }) => {
      const { button, input, results, status } = parts(page)
      await button.click()
      await status.getByText('figures').waitFor()
      expect(loaded(requests)).toEqual([searchIndexPath])
      await input.pressSequentially('the keeper')
      await status.getByText('“the keeper”').waitFor()
      const terms = () => loaded(requests).filter((path) => path.includes('terms'))
      // Until another word begins, *the* is the question.
      expect(terms()).toEqual([termsAddress('t'), termsAddress('k')])
      await input.pressSequentially(' club')
      await status.getByText('“the keeper club”').waitFor()
      expect(terms()).toEqual(['t', 'k', 'c'].map(termsAddress))
      await results.first().getByText('Keeper Club').first().waitFor()
      const paths = await results.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      )
      const texts = loaded(requests).filter((path) => path.includes('texts'))
      expect(texts).toEqual([...new Set(texts)])
      expect(texts).toEqual(expect.arrayContaining(paths.map(textsAddress)))
      expect(console).toEqual([])
    }))

  test('a place is quoted with the words that were found, and Enter leads to it', () =>
    onAbout(async ({ page }) => {
      await ask(page, 'hk$4250')
      const { results } = parts(page)
      expect(await results.first().locator('mark').last().textContent()).toBe('HK$4,250')
      const href = await results.first().getAttribute('href')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${href}`)
    }))

  test('what an earlier question has found stays until the next is answered, and Enter does not lead to it', () =>
    onAbout(async ({ page }) => {
      const { input, results, status } = parts(page)
      await ask(page, 'postcard')
      const found = await results.allTextContents()
      let answer = () => {}
      const isAllowed = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(`**${termsAddress('k')}`, async (route) => {
        await isAllowed
        await route.continue()
      })
      const request = page.waitForRequest(`**${termsAddress('k')}`)
      await input.fill('keeper')
      await request
      await page.keyboard.press('Enter')
      expect([new URL(page.url()).pathname, await results.allTextContents()]).toEqual(['/about', found])
      answer()
      await status.getByText('“keeper”').waitFor()
      expect(await results.allTextContents()).not.toEqual(found)
    }))
})

test('the dialog promises no texts where titles and headings alone are indexed', () =>
  onAbout(async ({ page }) => {
    await page.route(`**${searchIndexPath}`, async (route) => {
      const file = await (await route.fetch()).json()
      await route.fulfill({ json: { ...file, scope: 'headings' } })
    })
    const { button, status } = parts(page)
    await button.click()
    await status.getByText('Pages and headings.').waitFor()
  }))

test('pieces of two builds are not mixed: search begins with the first file again', () =>
  onAbout(async ({ page }) => {
    await page.route(
      `**${searchIndexPath}`,
      async (route) => {
        const file = await (await route.fetch()).json()
        await route.fulfill({ json: { ...file, version: 'earlier', pages: file.pages.toReversed() } })
      },
      { times: 1 },
    )
    const { button, input, results, status } = parts(page)
    await button.click()
    await status.getByText('figures').waitFor()
    await input.fill('hk$4250')
    await status.getByText('Trying once more').waitFor()
    await status.getByText('“hk$4250”').waitFor()
    expect(await results.first().locator('mark').last().textContent()).toBe('HK$4,250')
  }))

test('where texts are blocked, places are shown without them', () =>
  onAbout(async ({ page }) => {
    await page.route('**/search/texts/**', (route) => route.abort())
    await ask(page, 'postcard')
    expect(await parts(page).results.first().textContent()).toBe('Lantern Post')
  }))

describe('when terms are blocked', () => {
  const pieces = termsAddress('p')

  test('search says so at once, and a new try brings them', () =>
    onAbout(async ({ page }) => {
      const { button, dialog, input, results, status } = parts(page)
      await page.route(`**${pieces}`, (route) => route.abort())
      await button.click()
      await input.fill('postcard')
      await status.getByText(/couldn’t be loaded/).waitFor()
      await page.unroute(`**${pieces}`)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await results.first().waitFor()
      expect(await results.first().textContent()).toMatch(/postcard/i)
    }))

  test('search says that it tries once more, and in the end that something blocks it', () =>
    onAbout(async ({ page }) => {
      await page.clock.install()
      const { button, input, status } = parts(page)
      await page.route(`**${pieces}`, (route) => route.fulfill({ status: 503 }))
      await button.click()
      await input.fill('postcard')
      await status.getByText('Trying once more').waitFor()
      for (const seconds of [1, 2, 4]) {
        const request = page.waitForRequest(`**${pieces}`)
        await page.clock.runFor(seconds * 1000)
        await request
      }
      await page.clock.runFor(1)
      await status.getByText('something blocks it').waitFor()
    }))

  test('without a connection search says so, and goes on by itself when it is back', () =>
    onAbout(async ({ page, context }) => {
      const { button, input, results, status } = parts(page)
      await button.click()
      await status.getByText('figures').waitFor()
      await page.route(`**${pieces}`, (route) => route.abort())
      await context.setOffline(true)
      await input.fill('postcard')
      await status.getByText('You seem to be offline').waitFor()
      await page.unroute(`**${pieces}`)
      await context.setOffline(false)
      await results.first().waitFor()
    }))
})
