import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../project-copy.ts'
import { findViolations } from './axe.ts'
import { withBrowser } from './browser.ts'
import { nextFrame } from './measure.ts'
import { desktop } from './modes.ts'

const visit = withBrowser()

/** A busy machine may take seconds to show a change. */
const patiently = { timeout: 20_000 }

describe('in the live preview', () => {
  let at: (file: string) => string
  let edit: ProjectCopy['edit']
  let baseURL: string
  let dev: ChildProcess
  let told = ''

  beforeAll(async () => {
    const project = copyProject()
    at = (file) => join(project.folder, 'markdown', file)
    edit = project.edit
    dev = project.start('dev --port 0')
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
  afterAll(async () => {
    dev.kill()
    await once(dev, 'close')
  })

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
      edit('markdown/pilots/keeper-club.md', (text) => `${text.trimEnd()}\n\nA sentence that was just saved.\n`)
      await page.getByText('A sentence that was just saved.').waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    }))

  test('a broken file shows its message over its own page until it is fixed, and beneath what is wrong with them over others', () =>
    open('/pilot/keeper-club', async (page) => {
      const notice = page.getByRole('alert')
      const fix = edit('markdown/pilots/keeper-club.md', (text) => text.replace('status: Implemented', 'status: Done'))
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

  test('warnings wait at the edge of the page, and errors stay closed when they are closed', () =>
    open('/privacy-policy', async (page) => {
      const panel = page.getByRole('complementary', { name: 'Problems in the content' })
      const summary = panel.locator('summary')
      const short = 'description: What we learn of you.'
      const fixes = [edit('markdown/pages/privacy-policy.md', (text) => text.replace(/^description: .*$/m, short))]
      await summary.getByText('1 warning').waitFor()
      expect(await panel.getByText('pages/privacy-policy.md').isVisible()).toBe(false)
      fixes.push(edit('markdown/pages/contact.md', (text) => `${text.trimEnd()}\n\nAll [pilots](/pilot).\n`))
      await panel.getByText('1 error in other files').waitFor()
      expect(await panel.getByText('pages/privacy-policy.md').isVisible()).toBe(true)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findViolations(page, '#content-problems')).toEqual([])
      }
      await summary.press('Enter')
      await page.getByRole('alert').waitFor({ state: 'hidden' })
      fixes.push(edit('markdown/terms.yaml', (text) => `${text}  - term: oakum\n    meaning: Tarred fibre.\n`))
      await summary.getByText('1 error, 2 warnings').waitFor()
      expect(await page.getByRole('alert').isVisible()).toBe(false)
      for (const fix of fixes) fix()
      await panel.waitFor({ state: 'detached' })
    }))

  test('an edited component shows where the writer is, and one that fails lays its fault over the page until it is fixed', () =>
    open('/pilot/keeper-club', async (page) => {
      const notice = page.getByRole('alert')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      const fix = edit('renderer/components/navigation.tsx', (text) => text.replace('</a>', ' (edited)</a>'))
      await page.getByText('(edited)').first().waitFor()
      edit('renderer/components/navigation.tsx', (text) => text.replace('</a>', '</b>'))
      await notice.getByText('renderer/components/navigation.tsx:').waitFor()
      expect(await notice.innerText()).toMatch(/this cannot be shown: Expected corresponding JSX closing tag for 'a'/)
      expect(await page.locator('body').innerText()).not.toContain('\u001b')
      await page.getByText('(edited)').first().waitFor()
      fix()
      await notice.waitFor({ state: 'detached' })
      expect(await page.getByText('(edited)').count()).toBe(0)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    }))

  test('a page that was opened while a component fails comes back by itself', () =>
    open('/pilot/keeper-club', async (page) => {
      const fix = edit('renderer/components/navigation.tsx', (text) =>
        text.replace(/^ {2}return/m, '  throw new Error("boom")\n  return'),
      )
      await page.getByRole('alert').getByText('this cannot be shown: boom').waitFor()
      const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
      await page.reload()
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      // A fix that is saved before the page listens shows when it is loaded again.
      await connected
      expect(await findViolations(page)).toEqual([])
      await page.waitForLoadState('networkidle')
      fix()
      await page.getByRole('heading', { level: 1, name: 'Keeper Club' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }))

  test('a stylesheet that is edited shows, and one that is broken is reported', () =>
    open('/contact', async (page) => {
      const notice = page.getByRole('alert')
      const fix = edit('renderer/styles/parts.css', (text) => `${text}\nh1 { color: `)
      await notice.getByText('renderer/styles/index.css').waitFor()
      fix()
      await notice.waitFor({ state: 'detached' })
      edit('renderer/styles/parts.css', (text) => `${text}\nh1 { color: rgb(1, 2, 3) !important }\n`)
      await page.waitForFunction(() => {
        const heading = document.querySelector('h1')
        return heading !== null && getComputedStyle(heading).color === 'rgb(1, 2, 3)'
      })
      fix()
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
