import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { codeVersion } from '../../code-version.mjs'
import { writeFiles } from '../../write-files.ts'
import { type BuildOptions, buildSite } from '../build-site.ts'
import type { makeSite } from '../make-site.ts'
import { writeManifest } from '../manifest.ts'
import { createOutput } from '../output.ts'

/** A project with the fixture's content whose site takes no time to make; it goes when the test ends. */
export function createProject() {
  const folder = createFolder()
  const place = (name: string) => join(folder, name)
  const write = (name: string, text: string) => writeFiles([{ path: place(name), content: text }])
  cpSync(fixture.root, place('markdown'), { recursive: true })
  cpSync(fixture.publicFolder, place('public'), { recursive: true })
  cpSync(fixture.root, place('other/markdown'), { recursive: true })
  let made = 0
  let meanwhile: () => unknown = () => {}
  const make: typeof makeSite = async ({ target, sources }) => {
    made += 1
    if (meanwhile() === 'unsound') return undefined
    rmSync(target, { recursive: true, force: true })
    const output = createOutput(target, target, new Map())
    for (const name of ['client/index.html', 'client/b/c.html']) output.write(name, name)
    const content = sources && { content: sources.content, inputs: sources.inputs }
    const site = { basePath: '/', redirects: [], ...content, coverage: '5 figures' }
    writeManifest(target, { site, files: output.files }, codeVersion())
    return '5 figures'
  }
  /** Builds the site while something else happens; gives how often it was made, and what was told. */
  const build = async (
    { root = 'markdown', ...others }: Partial<BuildOptions> = {},
    happening: () => unknown = () => {},
    load: Parameters<typeof buildSite>[1] = async () => ({ makeSite: make }),
  ) => {
    made = 0
    meanwhile = happening
    const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
    try {
      const isBuilt = await buildSite({ root: place(root), out: place('dist'), ...others }, load)
      const told = streams.flatMap(({ mock }) => mock.calls).join('')
      return { isBuilt, made, told: told.replaceAll(folder, '').replace(/\d+ ms/, '5 ms') }
    } finally {
      for (const stream of streams) stream.mockRestore()
    }
  }
  return { place, write, build }
}
