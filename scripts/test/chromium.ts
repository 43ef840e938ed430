import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

/** Chromium without the windows of a browser around it: the same engine, and a page costs half the time. */
const shells = ['/usr/bin/chromium-headless-shell']

/** Chromium as visitors have it. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Which Chromium is wanted: any, the quickest first, or one that visitors use. */
export type Wanted = 'any' | 'browser'

/** The path of an installed Chromium, or undefined; `CHROMIUM_PATH` comes before all others. */
function findChromium(wanted: Wanted = 'any'): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...(wanted === 'any' ? shells : []), ...browsers]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/**
 * Finds Chromium, and installs Debian's where that is allowed.
 *
 * @returns its path, or a line that says how to install it
 */
export function ensureChromium(wanted: Wanted = 'any'): { path: string } | { advice: string } {
  const packages = { any: 'chromium-headless-shell', browser: 'chromium' }
  const found =
    findChromium(wanted) ?? (installPackages(packages[wanted], 'fonts-liberation') ? findChromium(wanted) : undefined)
  return found
    ? { path: found }
    : {
        advice:
          'no Chromium was found: install one (Debian: apt-get install chromium) or name its path in CHROMIUM_PATH',
      }
}
