import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { prune } from './bundle.ts'

it('takes away the bundle of the server and the entries of the client router, and keeps what browsers ask for', () => {
  const stage = mkdtempSync(join(tmpdir(), 'prune-'))
  onTestFinished(() => rmSync(stage, { recursive: true }))
  const manifest = {
    '../virtual:vite-plugin-ssr:pageConfigValuesAll:client:/about': { file: 'assets/about.js' },
    '../node_modules/vite-plugin-ssr/dist/esm/client/router/entry.js': { file: 'assets/router.js' },
    '+client.ts': { file: 'assets/entry.js' },
  }
  const files = {
    'assets.json': JSON.stringify(manifest),
    'server/entry.mjs': '',
    'client/vite-plugin-ssr.json': '',
    'client/index.html': '',
    'client/assets/about.js': '',
    'client/assets/router.js': '',
    'client/assets/entry.js': '',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(stage, name)), { recursive: true })
    writeFileSync(join(stage, name), content)
  }
  prune(stage)
  expect(readdirSync(stage, { recursive: true }).map(String).sort()).toEqual([
    'client',
    'client/assets',
    'client/assets/entry.js',
    'client/index.html',
  ])
})
