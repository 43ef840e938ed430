import { describe, expect, test } from 'vitest'
import { searchIndexPath, termsAddress, textsAddress } from '../../../renderer/addresses.ts'
import { type Visit, withBrowser } from './browser.ts'
import { hold } from './hold.ts'
import { ask, parts } from './search-dialog.ts'
import { withPieces } from './search-pieces.ts'

const visit = withBrowser()
const addressOfPieces = withPieces()

const onAbout = (use: (visit: Visit) => Promise<void>) => visit({ baseURL: addressOfPieces(), at: '/about' }, use)

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

  test('what an earlier question has found stays until the next is answered, and Enter does not lead to it', () =>
    onAbout(async ({ page }) => {
      const { input, results, status } = parts(page)
      await ask(page, 'postcard')
      const found = await results.allTextContents()
      const answer = await hold(page, `**${termsAddress('k')}`)
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
