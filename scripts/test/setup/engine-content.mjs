// The engine is tested on the fixture's content: whoever edits what is published never edits these tests. A test of the
// engine that reads it all the same, itself or through a command that it starts, fails with what to do. What is generated
// from the code may be read.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const published = fileURLToPath(new URL('../../../markdown', import.meta.url))
const generated = /^((?:GUIDE|FIELDS)\.md|\.schemas(\/|$))/

const readers = ['readFile', 'readdir', 'open', 'opendir', 'cp', 'copyFile']
const inSync = [...readers.flatMap((name) => [name, `${name}Sync`]), 'createReadStream']

/** @param {unknown} path what a function of the file system was given */
function refuse(path) {
  if (typeof path !== 'string' && !(path instanceof URL)) return
  const within = relative(published, resolve(path instanceof URL ? fileURLToPath(path) : path))
  if (within.startsWith('..') || generated.test(within)) return
  throw new Error(`a test of the engine reads markdown/${within}: let it read the fixture (renderer/testing/fixture.ts)`)
}

/** Lets some functions of a module refuse the published content. */
function guard(module, names) {
  for (const name of names) {
    const original = module[name]
    if (typeof original !== 'function' || original.isGuarded) continue
    const guarded = (path, ...rest) => {
      refuse(path)
      return original(path, ...rest)
    }
    module[name] = Object.assign(guarded, original, { isGuarded: true })
  }
}

// vite-plugin-ssr looks for pages in every folder, which reads names alone: it uses the form that nothing else uses.
guard(
  fs,
  inSync.filter((name) => name !== 'readdir'),
)
guard(fs.promises, readers)
syncBuiltinESMExports()

// Commands that the test starts are guarded as well.
const option = `--import=${import.meta.url}`
if (!process.env.NODE_OPTIONS?.includes(option))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, option].filter(Boolean).join(' ')
