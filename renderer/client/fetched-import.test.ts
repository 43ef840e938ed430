import { expect, test } from 'vitest'
import { fetchBeforeImports } from './fetched-import.ts'

const bundle = {
  'assets/entry.js': { imports: [] },
  'assets/chunks/islands.js': { imports: ['assets/chunks/react.js'] },
  'assets/chunks/react.js': { imports: ['assets/chunks/helpers.js'] },
  'assets/chunks/results.js': { imports: ['assets/chunks/islands.js', 'assets/chunks/terms.js'] },
  'assets/chunks/helpers.js': { imports: [] },
  'assets/chunks/terms.js': { imports: ['assets/chunks/helpers.js'] },
}

/** The addresses that a text fetches and then imports. */
function askedFor(code: string): string[] {
  return [...code.matchAll(/(fetch|import)\("([^"]+)"\)/g)].map(([, way, address]) => `${way} ${address}`)
}

test('a file is fetched with everything that it needs before it is imported, wherever the site lies', () => {
  const code = fetchBeforeImports('import("./chunks/islands.js").then(use)', 'assets/entry.js', '/site/', bundle)
  expect(askedFor(code)).toEqual([
    'fetch /site/assets/chunks/islands.js',
    'fetch /site/assets/chunks/react.js',
    'fetch /site/assets/chunks/helpers.js',
    'import /site/assets/chunks/islands.js',
  ])
  expect(code).toMatch(/\.then\(use\)$/)
})

test('what is there already is not fetched again', () => {
  const code = fetchBeforeImports("import('./results.js')", 'assets/chunks/islands.js', '/', bundle)
  expect(askedFor(code)).toEqual([
    'fetch /assets/chunks/results.js',
    'fetch /assets/chunks/terms.js',
    'import /assets/chunks/results.js',
  ])
})

test('what is no file of the bundle is left as it is', () => {
  const code = 'const text = "import(`./nowhere.js`)"; import("./nowhere.js")'
  expect(fetchBeforeImports(code, 'assets/entry.js', '/', bundle)).toBe(code)
})

/** Runs the rewritten import of the islands, with a server that answers or fails. */
async function run(fetchFile: (address: string) => Promise<unknown>, importFile: () => Promise<unknown>) {
  const code = fetchBeforeImports('import("./chunks/islands.js")', 'assets/entry.js', '/', bundle)
  // This test is about the text.
  const load = new Function('fetch', 'load', `return ${code.replace('import(', 'load(')}`)
  return load(fetchFile, importFile)
}

const isThere = async () => ({ blob: async () => 'its bytes' })

test('nothing is imported while a file is out of reach, and the import says so by null', async () => {
  let imports = 0
  const importFile = async () => {
    imports += 1
  }
  for (const missing of ['islands', 'react', 'helpers'])
    for (const fail of [
      async () => Promise.reject(new TypeError('no connection')),
      async () => ({ blob: () => Promise.reject(new TypeError('cut off')) }),
    ])
      await expect(run((address) => (address.includes(missing) ? fail() : isThere()), importFile)).rejects.toBeNull()
  expect(imports).toBe(0)
})

test('a file that is there and cannot be used is reported by its own error', async () => {
  await expect(run(isThere, () => Promise.reject(new Error('the lamp is out')))).rejects.toThrow('the lamp is out')
  await expect(run(isThere, async () => 'the module')).resolves.toBe('the module')
})
