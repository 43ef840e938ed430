import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { loadReadable } from '../../renderer/content/testing/readable.ts'
import { run, UsageError } from '../command-line.ts'
import { contentPlace } from '../content-place.ts'
import { startPreview } from '../preview/static-server.ts'
import { nextFrame } from '../test/browser/measure.ts'
import { ensureChromium } from '../test/chromium.ts'
import { contactSheet, type Screenshot } from './screenshots/contact-sheet.ts'

const widths = [360, 768, 1440]
const colorSchemes = ['light', 'dark'] as const

/** Takes every page of the built site at three widths, light and dark, with a sheet that shows them side by side. */
await run('screenshots', async ({ values: options }) => {
  const found = ensureChromium('browser')
  if ('advice' in found) throw new UsageError(found.advice)
  const { routes } = loadReadable(contentPlace(undefined))
  const paths = [...routes.map(({ path }) => path), '/nowhere']
  const preview = await startPreview(join(options.dist, 'client'), 0)
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    mkdirSync(options.out, { recursive: true })
    const page = await browser.newPage({ baseURL: preview.address, reducedMotion: 'reduce' })
    const taken: Screenshot[] = []
    for (const path of paths) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme })
          // A picture that is taken at once may lack what is laid out anew.
          await nextFrame(page)
          const file = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
          await page.screenshot({ path: join(options.out, file), fullPage: true })
          taken.push({ path, width, colorScheme, file })
        }
      }
    }
    writeFileSync(join(options.out, 'index.html'), contactSheet(taken))
    console.log(`${taken.length} screenshots of ${paths.length} pages: ${join(options.out, 'index.html')}`)
  } finally {
    await browser.close()
    await preview.close()
  }
  return 0
})
