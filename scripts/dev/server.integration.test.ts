import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import type { SearchIndexFile } from '../../renderer/search/search-index.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { type DevServer, startDev } from './server.ts'

describe('the live preview', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const publicFolder = mkdtempSync(join(tmpdir(), 'public-'))
  const pilot = join(root, 'pilots/lantern-post.md')
  let dev: DevServer
  let address: string
  let heard: (text: string) => void = () => {}
  /** What anybody but the preview itself says in the terminal. */
  const said: string[] = []

  beforeAll(async () => {
    // The preview sets it for its configuration.
    vi.stubEnv('CONTENT_ROOT', root)
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(fixture.day) / 1000))
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')))
    cpSync(fixture.root, root, { recursive: true })
    cpSync(fixture.publicFolder, publicFolder, { recursive: true })
    dev = await startDev({ root, publicFolder, log: (text) => heard(text) })
    await new Promise<void>((resolve) => dev.server.listen(0, () => resolve()))
    address = `http://localhost:${(dev.server.address() as AddressInfo).port}`
  }, 60_000)

  afterAll(async () => {
    await dev.close()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
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
    expect((await open('/pilot/lantern-post')).text).toContain('<h1')
    await save(pilot, (text) => text.replace('title: Lantern Post', 'title: Lantern Post renamed'))
    expect((await open('/pilot/lantern-post')).text).toContain('Lantern Post renamed')
  }, 60_000)

  it('tells what is wrong with a broken file on the page and in the terminal, until it is mended', async () => {
    const message = await save(pilot, (text) => text.replace('status: Implemented', 'status: Done'))
    expect(message).toMatch(/pilots\/lantern-post\.md:\d+:\d+ error: `status`: expected "Implemented", found "Done"/)
    expect((await open('/pilots')).text).toContain('found "Done"')
    await save(pilot, (text) => text.replace('status: Done', 'status: Implemented'))
    expect((await open('/pilots')).text).not.toContain('found "Done"')
  }, 60_000)

  it('answers search with an index of the pages as they stand', async () => {
    await save(pilot, (text) => text.replace('title: Lantern Post', 'title: Lantern Post renamed for search'))
    const { status, text } = await open(searchIndexPath)
    expect(status).toBe(200)
    const file: SearchIndexFile = JSON.parse(text)
    expect(file.pages).toContainEqual(['/pilot/lantern-post', expect.stringContaining('renamed for search')])
    expect(file.pages.map(([path]) => path)).toContain('/')
  }, 60_000)

  it('clears the fault of a picture as soon as the picture is there', async () => {
    const message = await save(pilot, (text) => `${text.trimEnd()}\n\n![A light](/images/light.svg)\n`)
    expect(message).toContain('/images/light.svg')
    const mended = await save(join(publicFolder, 'images/light.svg'), () => '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(mended).toMatch(/✓ mended: \S+lantern-post\.md:\d+ there is no file \/images\/light\.svg/)
    expect(mended).not.toContain('error:')
  }, 60_000)

  it('answers an unknown address with the not-found screen', async () => {
    const { status, text } = await open('/nowhere')
    expect(status).toBe(404)
    expect(text).toContain('There is water where you wanted to land.')
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

  it('leaves the terminal to what is wrong with the content', () => {
    expect(said).toEqual([])
  })
})
