import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of an installed Chromium, or undefined. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/**
 * Finds Chromium, and installs Debian's where that is allowed.
 *
 * @returns its path, or a line that says how to install it
 */
export function ensureChromium(): { path: string } | { advice: string } {
  const found = findChromium() ?? (installPackages('chromium', 'fonts-liberation') ? findChromium() : undefined)
  return found
    ? { path: found }
    : {
        advice:
          'no Chromium was found: install one (Debian: apt-get install chromium) or name its path in CHROMIUM_PATH',
      }
}
