import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clickActions, type Engine, type EngineBrowser, keyActions } from './engine.ts'
import { findFreePort, startProgram } from './program.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/xvfb-run'
const libraries = '/usr/lib'

/** The small browser that comes with the library. */
function findBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((version) => join(libraries, folder, version, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}

const browser = findBrowser()
const isThere = browser !== undefined && existsSync(driver) && existsSync(display)

/** WebKit, by WebDriver. It takes the focus only where there is a screen, be it a virtual one. */
export const webkit: Engine = {
  name: 'WebKit',
  lack: isThere ? '' : 'install it (Debian: apt-get install webkit2gtk-driver xvfb)',
  launch: async () => {
    const port = await findFreePort()
    const program = startProgram(display, ['-a', '-s', '-screen 0 1600x1400x24', driver, `--port=${port}`])
    const send = await waitForDriver(`http://127.0.0.1:${port}`, program.stop)
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
    return useWindow(
      (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
      async () => {
        await send('DELETE', `/session/${sessionId}`)
        await program.stop()
      },
    )
  },
}

/** Loads pages in a browser that nobody steers: one that is steered keeps what it has to say to itself. */
async function findFaults(addresses: readonly string[]): Promise<string[]> {
  const option = '--enable-write-console-messages-to-stdout=true'
  const program = startProgram(display, ['-a', 'stdbuf', '-oL', browser ?? '', option, ...addresses])
  try {
    for (const address of addresses) await program.waitFor(new RegExp(`loaded ${address.replace(/[.?]/g, '\\$&')}\\n`))
    return program
      .output()
      .split('\n')
      .filter((line) => /\bCONSOLE .*\b(?:ERROR|WARN)/.test(line))
  } finally {
    await program.stop()
  }
}

/** A command of WebDriver, and its answer. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Waits until the driver answers, which it does soon or not at all. */
async function waitForDriver(address: string, stop: () => Promise<void>): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const end = performance.now() + 20_000
  while (performance.now() < end) {
    try {
      await send('GET', '/status')
      return send
    } catch {
      // The screen is still being made.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await stop()
  throw new Error(`${driver} does not answer`)
}

function useWindow(send: Send, close: () => Promise<void>): EngineBrowser {
  const run = (expression: string) =>
    send('POST', '/execute/sync', { script: `return Promise.resolve(${expression})`, args: [] })
  const setSize = (width: number, height: number) => send('POST', '/window/rect', { width, height })
  return {
    open: async (url) => {
      await send('POST', '/url', { url })
    },
    run,
    clickAt: async (x, y) => {
      await send('POST', '/actions', { actions: clickActions(x, y) })
    },
    type: async (keys) => {
      await send('POST', '/actions', { actions: keyActions(keys) })
    },
    resize: async (width, height) => {
      await setSize(width, height)
      // The window has a bar and a frame, which the page does not.
      const [innerWidth, innerHeight] = (await run('[innerWidth, innerHeight]')) as [number, number]
      await setSize(2 * width - innerWidth, 2 * height - innerHeight)
    },
    // The server of the site has the page keep them (watch-page.js).
    takeErrors: async () => (await run('takeNotes()')) as string[],
    findFaults,
    close,
  }
}
