import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startPreview } from '../../preview/server.ts'
import { ensureChromium } from '../chromium.ts'
import { buildFixtureSite } from '../fixture-site.ts'
import { whenDone } from './when-done.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the fixture's site, served as a host would. */
    address: string
    /** The address of the published content's site, which `npm run build` has built into `dist`. */
    publishedAddress: string
    /** Where the browser that all tests share listens. */
    browser: string
  }
}

/** Serves both sites, and starts the browser that all tests share. */
export default async function setup({ provide }: TestProject) {
  const done = whenDone()
  const serve = async (folder: string) => {
    const preview = await startPreview(folder, 0)
    done.add(preview.close)
    return preview.address
  }
  const { folder } = await buildFixtureSite(done.add)
  provide('address', await serve(join(folder, 'dist/client')))
  if (existsSync('dist/client')) provide('publishedAddress', await serve('dist/client'))
  const found = ensureChromium()
  if ('advice' in found) throw new Error(found.advice)
  const browser = await chromium.launchServer({
    executablePath: found.path,
    // Visitors' browsers keep the page that is left; Playwright's default would hide what that does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  done.add(() => browser.close())
  provide('browser', browser.wsEndpoint())
  return done.run
}
