/** A browser with one window: the little that every engine can be asked to do. */
export interface EngineBrowser {
  /** Opens an address, and waits until it has loaded. */
  open(address: string): Promise<void>
  /** The value of an expression in the page that is shown; a promise is waited for. */
  run(expression: string): Promise<unknown>
  /** Clicks at a place of the window, as a mouse does. */
  clickAt(x: number, y: number): Promise<void>
  /** Strikes keys, one after the other. */
  type(keys: readonly Key[]): Promise<void>
  /** Gives the page a size, or the nearest to it that the window can have. */
  resize(width: number, height: number): Promise<void>
  /** What the browser has written down as an error or a warning since this was last asked. */
  takeErrors(): Promise<string[]>
  /** What the browser itself has to say against pages when it loads them, such as against their policy. */
  findFaults(addresses: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** A character, or a key that has a name. */
export type Key = string | 'Enter' | 'Escape'

/** A browser engine, as it is installed here or not. */
export interface Engine {
  name: string
  /** Says what to install; empty where the engine is there. */
  lack: string
  launch(): Promise<EngineBrowser>
}

/** The keys of the WebDriver protocols that have a name. */
const namedKeys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' }

/** A click as both WebDriver protocols describe it. */
export function clickActions(x: number, y: number): unknown[] {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' }
  const presses = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...presses] }]
}

/** Keys as both WebDriver protocols describe them. */
export function keyActions(keys: readonly Key[]): unknown[] {
  const actions = keys.flatMap((key) => {
    const value = namedKeys[key] ?? key
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
  })
  return [{ type: 'key', id: 'keyboard', actions }]
}
