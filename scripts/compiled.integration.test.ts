import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'

/** What compiles commands and starts them. */
const parts = ['run.mjs', 'compiled.mjs', 'plain-output.mjs', 'code-version.mjs'].map((name) => `scripts/${name}`)

/** A project of one small command, which is compiled in no time, and which needs a package that is not bundled. */
const files = {
  'package.json': JSON.stringify({ type: 'module', scripts: { greet: 'node scripts/run.mjs greet' } }),
  'scripts/greet.ts': `import { version } from 'react'
import { greeting } from './greeting.ts'
import { createFolder } from '../renderer/testing/create-folder.ts'
console.log(greeting, typeof version)
`,
  'scripts/greeting.ts': "export const greeting: string = 'good morning'\n",
  'scripts/build/bundle-process.ts': 'export {}\n',
  'scripts/build/reading-thread.ts': 'export {}\n',
}

function createProject() {
  const folder = createFolder(files)
  for (const part of parts) cpSync(part, join(folder, part))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const greet = (name = 'greet') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }
  return { write, greet, versions: () => readdirSync(join(folder, '.cache/code')) }
}

test('scripts are compiled once for each version of the code', () => {
  const { write, greet, versions } = createProject()
  expect(greet()).toEqual({ status: 0, output: 'good morning string\n' })
  const [version] = versions()
  greet()
  expect(versions()).toEqual([version])
  write('scripts/greeting.ts', "export const greeting: string = 'good evening'\n")
  expect(greet().output).toBe('good evening string\n')
  expect(versions()).toHaveLength(2)
})

test('code that cannot be compiled is reported with its place', () => {
  const { write, greet } = createProject()
  write('scripts/greeting.ts', `const = 1\n${files['scripts/greeting.ts']}`)
  const { status, output } = greet()
  expect(status).toBe(2)
  expect(output).toMatch(/scripts\/greeting\.ts:1:7/)
  expect(output).not.toMatch(/^\s+at /m)
})

test('a script that package.json does not start is reported in one line', () => {
  const { write, greet } = createProject()
  write('scripts/part.ts', files['scripts/greeting.ts'])
  expect(greet('part')).toEqual({ status: 2, output: 'there is no script part in package.json\n' })
})

test('a command runs where compiled scripts cannot be kept', () => {
  const { write, greet } = createProject()
  write('.cache', '')
  expect(greet()).toEqual({ status: 0, output: 'good morning string\n' })
})
