import { chromium as launcher } from 'playwright-core'
import { findChromium } from '../chromium.ts'
import type { Engine } from './engine.ts'

const path = findChromium('browser')

/** Chromium, by its own protocol. */
export const chromium: Engine = {
  name: 'Chromium',
  lack: path ? '' : 'install it (Debian: apt-get install chromium) or name its path in CHROMIUM_PATH',
  launch: async () => {
    const browser = await launcher.launch({ executablePath: path ?? '', args: ['--no-sandbox', '--disable-gpu'] })
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        errors.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
    const open = async (url: string) => {
      await page.goto(url)
    }
    return {
      open,
      run: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: async (keys) => {
        for (const key of keys) await page.keyboard.press(key)
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      takeErrors: async () => errors.splice(0),
      findFaults: async (addresses) => {
        errors.length = 0
        for (const address of addresses) await open(address)
        return errors.splice(0)
      },
      close: () => browser.close(),
    }
  },
}
