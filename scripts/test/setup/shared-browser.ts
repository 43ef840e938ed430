import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { isLong } from '../../../renderer/content/testing/property.ts'
import { ensureChromium } from '../chromium.ts'
import { onceInRun } from './once-in-run.ts'
import { whenDone } from './when-done.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all tests share listens. */
    browser: string
  }
}

/** Starts the browser that all tests share. */
export default async function setup({ provide }: TestProject) {
  const done = whenDone()
  const browser = await onceInRun('browser', async () => {
    const started = await startChromium()
    done.add(() => started.close())
    return started
  })
  provide('browser', browser.wsEndpoint())
  return done.run
}

function startChromium() {
  // At length, as visitors have it.
  const found = ensureChromium(isLong ? 'browser' : 'any')
  if ('advice' in found) throw new Error(found.advice)
  return chromium.launchServer({
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
}
