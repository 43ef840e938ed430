import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  const found = findChromium() ?? (mayInstall() ? install() : undefined)
  return found
    ? { path: found }
    : {
        advice:
          'no Chromium was found: install one (Debian: apt-get install chromium) or name its path in CHROMIUM_PATH',
      }
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  return isRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

function install(): string | undefined {
  console.log('installing Chromium with apt-get …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const options of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    try {
      execFileSync('apt-get', options, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      return undefined
    }
  }
  return findChromium()
}
