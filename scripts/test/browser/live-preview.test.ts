import { once } from 'node:events'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../project-copy.ts'
import { whenDone } from '../setup/when-done.ts'
import { withBrowser } from './browser.ts'
import { nextFrame } from './measure.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

/** A busy machine may take seconds to show a change. */
const patiently = { timeout: 20_000 }

describe('in the live preview', () => {
  let at: (file: string) => string
  let baseURL: string
  let told = ''
  const done = whenDone()

  beforeAll(async () => {
    const project = copyProject({ whenDone: done.add })
    at = (file) => join(project.folder, 'markdown', file)
    const dev = project.start('dev --port 0')
    done.add(async () => {
      dev.kill()
      await once(dev, 'close')
    })
    const address = /live preview is at (\S+)/
    baseURL = await new Promise<string>((resolve, reject) => {
      for (const stream of [dev.stdout, dev.stderr])
        stream?.on('data', (chunk) => {
          told += chunk
          const found = told.match(address)?.[1]
          if (found) resolve(found)
        })
      dev.once('close', () => reject(new Error(`the live preview ended:\n${told}`)))
    })
  })
  afterAll(done.run)

  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), 'utf8')
    writeFileSync(at(file), change(before))
    return () => writeFileSync(at(file), before)
  }
  /** Opens a page and waits until it listens for changes. */
  const open = (path: string, look: (page: Page) => Promise<void>) =>
    visit({ ...desktop, reducedMotion: 'reduce', baseURL }, async ({ page }) => {
      page.setDefaultTimeout(patiently.timeout)
      const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
      await page.goto(path)
      await connected
      await page.waitForLoadState('networkidle')
      // Letters that come late move what stands below them.
      await page.waitForFunction(
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
      )
      await look(page)
    })

  test('a saved text shows where the writer is, without loading the page again', () =>
    open('/pilot/keeper-club', async (page) => {
      const last = page.locator('main h2').last()
      // Pictures that come late move what stands below them.
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = 'eager'
            return image.decode()
          }),
        ),
      )
      await last.scrollIntoViewIfNeeded()
      await nextFrame(page)
      const place = await page.evaluate(() => Object.assign(window, { isSamePage: true }).scrollY)
      expect(place).toBeGreaterThan(0)
      edit('pilots/keeper-club.md', (text) => `${text.trimEnd()}\n\nA sentence that was just saved.\n`)
      await page.getByText('A sentence that was just saved.').waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    }))

  test('a broken file shows its message over its own page until it is fixed, and beneath what is wrong with them over others', () =>
    open('/pilot/keeper-club', async (page) => {
      const notice = page.getByRole('alert')
      const fix = edit('pilots/keeper-club.md', (text) => text.replace('status: Implemented', 'status: Done'))
      await notice.getByText('expected "Ongoing", "Implemented", "Completed", found "Done"').waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => told, patiently).toContain('found "Done"')

      await page.goto('/about')
      await notice.getByText('1 error in other files').waitFor()
      await notice.getByText('found "Done"').waitFor()
      await page.goto('/pilot/keeper-club')
      await notice.getByText('found "Done"').waitFor()
      await page.waitForLoadState('networkidle')
      fix()
      await notice.waitFor({ state: 'detached' })
    }))

  test('a link that leads nowhere and a number that was typed are told while writing', () =>
    open('/contact', async (page) => {
      const fix = edit('pages/contact.md', (text) => `${text.trimEnd()}\n\nAll 7 [pilots](/pilot).\n`)
      const notice = page.getByRole('alert')
      await notice.getByText('there is no page /pilot').waitFor()
      await notice.getByText('found the number `7` in the text').waitFor()
      fix()
      await notice.waitFor({ state: 'detached' })
    }))

  test('a new, a renamed and a deleted file change routes, cards and counts', () =>
    open('/pilots', async (page) => {
      const cards = page.locator('[data-card]')
      const before = await cards.count()
      expect(before).toBeGreaterThan(1)
      const text = readFileSync(at('pilots/keeper-club.md'), 'utf8').replace('title: Keeper Club', 'title: One more')
      writeFileSync(at('pilots/one-more.md'), text.replace('id: keeper-club', 'id: one-more'))
      await expect.poll(() => cards.count(), patiently).toBe(before + 1)

      renameSync(at('pilots/one-more.md'), at('pilots/yet-another.md'))
      writeFileSync(at('pilots/yet-another.md'), text.replace('id: keeper-club', 'id: yet-another'))
      await page.locator('a[href="/pilot/yet-another"]').first().waitFor()
      expect(await page.locator('a[href="/pilot/one-more"]').count()).toBe(0)
      expect((await page.request.get('/pilot/one-more')).status()).toBe(404)
      expect((await page.request.get('/pilot/yet-another')).status()).toBe(200)

      rmSync(at('pilots/yet-another.md'))
      await expect.poll(() => cards.count(), patiently).toBe(before)
      await page.getByRole('alert').waitFor({ state: 'detached' })
    }))
})
