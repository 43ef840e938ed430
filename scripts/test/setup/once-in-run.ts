/**
 * Makes a thing once in a run of tests. Each project of vitest.config.ts loads its global setups anew, so that a module
 * cannot remember for all of them; the process can.
 *
 * @param name what is made
 * @param make makes it, for the first who asks
 */
export function onceInRun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const key = Symbol.for(`tests: ${name}`)
  const known: Promise<Made> | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
