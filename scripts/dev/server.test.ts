import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import type { SearchIndexFile } from '../../renderer/search/search-index.ts'
import { type DevServer, startDev } from './server.ts'

describe('the live preview', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const publicFolder = mkdtempSync(join(tmpdir(), 'public-'))
  const pilot = join(root, 'pilots/givify.md')
  let dev: DevServer
  let address: string
  let heard: (text: string) => void = () => {}

  beforeAll(async () => {
    cpSync('markdown', root, { recursive: true })
    cpSync('public', publicFolder, { recursive: true })
    mkdirSync(join(publicFolder, 'images'), { recursive: true })
    dev = await startDev({ root, publicFolder, log: (text) => heard(text) })
    await new Promise<void>((resolve) => dev.server.listen(0, () => resolve()))
    address = `http://localhost:${(dev.server.address() as AddressInfo).port}`
  }, 60_000)

  afterAll(async () => {
    await dev.close()
    for (const folder of [root, publicFolder]) rmSync(folder, { recursive: true })
  })

  /** Changes a file and waits until the terminal has told of it. */
  async function save(file: string, change: (text: string) => string): Promise<string> {
    const told = new Promise<string>((resolve) => {
      heard = resolve
    })
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''))
    return told
  }

  const open = async (path: string) => {
    const response = await fetch(address + path)
    return { status: response.status, text: await response.text() }
  }

  it('shows a saved change at the next request', async () => {
    expect((await open('/pilot/givify')).text).toContain('<h1')
    await save(pilot, (text) => text.replace('title: Givify', 'title: Givify renamed'))
    expect((await open('/pilot/givify')).text).toContain('Givify renamed')
  }, 60_000)

  it('tells what is wrong with a broken file on the page and in the terminal, until it is mended', async () => {
    const message = await save(pilot, (text) => text.replace('status: Implemented', 'status: Done'))
    expect(message).toMatch(/pilots\/givify\.md:\d+:\d+ error: `status`: expected "Implemented", found "Done"/)
    expect((await open('/pilots')).text).toContain('found "Done"')
    await save(pilot, (text) => text.replace('status: Done', 'status: Implemented'))
    expect((await open('/pilots')).text).not.toContain('found "Done"')
  }, 60_000)

  it('answers search with an index of the pages as they stand', async () => {
    await save(pilot, (text) => text.replace('title: Givify', 'title: Givify renamed for search'))
    const { status, text } = await open(searchIndexPath)
    expect(status).toBe(200)
    const file: SearchIndexFile = JSON.parse(text)
    expect(file.pages).toContainEqual(['/pilot/givify', expect.stringContaining('renamed for search')])
    expect(file.pages.map(([path]) => path)).toContain('/')
  }, 60_000)

  it('clears the fault of a picture as soon as the picture is there', async () => {
    const message = await save(pilot, (text) => `${text.trimEnd()}\n\n![A light](/images/light.svg)\n`)
    expect(message).toContain('/images/light.svg')
    const mended = await save(join(publicFolder, 'images/light.svg'), () => '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(mended).toMatch(/✓ mended: \S+givify\.md:\d+ there is no file \/images\/light\.svg/)
    expect(mended).not.toContain('error:')
  }, 60_000)

  it('answers an unknown address with the not-found screen', async () => {
    const { status, text } = await open('/nowhere')
    expect(status).toBe(404)
    expect(text).toContain('Oops! Page not found')
  }, 60_000)

  it('shows the error screen with the message when a page fails to render', async () => {
    await save(join(root, 'pages/about.mdx'), (text) =>
      text.replace('<Leaders />', '<Leaders />\n\n{globalThis.nothing.here}'),
    )
    const { status, text } = await open('/about')
    expect(status).toBe(500)
    expect(text).toContain('Unexpected Application Error!')
    expect(text).toContain('an expression in braces is refused')
  }, 60_000)
})
