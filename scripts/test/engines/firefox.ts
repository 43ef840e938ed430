import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import { clickActions, type Engine, type EngineBrowser, keyActions } from './engine.ts'
import { startProgram } from './program.ts'

const path = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (candidate) => candidate !== undefined && existsSync(candidate),
)

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  lack: path ? '' : 'install it (Debian: apt-get install firefox-esr) or name its path in FIREFOX_PATH',
  launch: async () => {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const program = startProgram(path ?? '', [
      '--headless',
      '--remote-debugging-port=0',
      '--no-remote',
      '--profile',
      profile,
    ])
    const [, address = ''] = await program.waitFor(/WebDriver BiDi listening on (ws:\S+)/)
    const close = async () => {
      await program.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    return openWindow(await connect(`${address}/session`), close)
  },
}

/** A command of WebDriver BiDi, and its answer. */
type Send = (method: string, params: object) => Promise<Record<string, unknown>>

interface Connection {
  send: Send
  /** Hears what the browser tells by itself. */
  listen: (listener: (method: string, params: Record<string, unknown>) => void) => void
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >()
  const listeners: ((method: string, params: Record<string, unknown>) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(`${data}`)
    if (type === 'event') for (const listener of listeners) listener(method, params)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  await new Promise<unknown>((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)))
  })
  let count = 0
  return {
    listen: (listener) => listeners.push(listener),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
  }
}

async function openWindow({ send, listen }: Connection, close: () => Promise<void>): Promise<EngineBrowser> {
  const errors: string[] = []
  listen((method, { level, text }) => {
    if (method === 'log.entryAdded' && (level === 'error' || level === 'warn')) errors.push(`${level}: ${text}`)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // What the policy refuses is told to the page alone.
  const functionDeclaration = `() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy: ' + violatedDirective + ' refuses ' + blockedURI))`
  await send('script.addPreloadScript', { functionDeclaration })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const open = async (url: string) => {
    await send('browsingContext.navigate', { context, url, wait: 'complete' })
  }
  return {
    open,
    run: async (expression) => {
      const answer = await send('script.evaluate', {
        // Values come back as JSON, as the protocol's own form has no use here.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    clickAt: async (x, y) => {
      await send('input.performActions', { context, actions: clickActions(x, y) })
    },
    type: async (keys) => {
      await send('input.performActions', { context, actions: keyActions(keys) })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    takeErrors: async () => errors.splice(0),
    findFaults: async (addresses) => {
      errors.length = 0
      for (const address of addresses) await open(address)
      return errors.splice(0)
    },
    close,
  }
}
