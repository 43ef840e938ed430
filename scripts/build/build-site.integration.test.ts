import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixture } from '../../renderer/testing/fixture.ts'
import type { BuildOptions } from './build-site.ts'
import { stampsBelow } from './inputs.ts'
import { manifestName } from './manifest.ts'
import { createProject } from './testing/create-project.ts'

const day = Date.parse(fixture.day) / 1000

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(day))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

type Project = ReturnType<typeof createProject>

describe('a build after which nothing has changed', () => {
  it('reports the same, and leaves the site as it is', async () => {
    const { build, place } = createProject()
    const first = await build()
    const stamps = stampsBelow(place('dist'))
    const second = await build()
    expect([first.isBuilt, first.made, second.isBuilt, second.made]).toEqual([true, 1, true, 0])
    expect(first.told).toBe('✓ 5 figures; the site is in /dist/client (5 ms in all)\n')
    expect(second.told).toBe('✓ 5 figures; the site is in /dist/client as before (5 ms in all)\n')
    expect(stampsBelow(place('dist'))).toEqual(stamps)
  })

  it('takes away what a killed one has left', async () => {
    const { build, place, write } = createProject()
    await build()
    // No process has such a number.
    write('.dist-next-99999999/client/index.html', 'half')
    expect((await build()).made).toBe(0)
    expect(existsSync(place('.dist-next-99999999'))).toBe(false)
  })
})

const swapForLink = ({ place, write }: Project, name: string) => {
  write('moved', readFileSync(place(name), 'utf8'))
  rmSync(place(name))
  symlinkSync(place('moved'), place(name))
}
const about = 'markdown/pages/about.mdx'
const page = 'dist/client/index.html'

/** One of each kind; the others are those of hashes, stamps and manifests, which are tested beside these. */
const changes: Readonly<Record<string, (project: Project) => unknown>> = {
  'content is edited': ({ write }) => write(about, 'edited'),
  'a folder is new in the content': ({ place }) => mkdirSync(place('markdown/pilots/drafts')),
  'a file of the content has become a link': (project) => swapForLink(project, about),
  'a file that is served as it is was renamed': ({ place }) =>
    renameSync(place('public/images/lamp.png'), place('public/images/light.png')),
  'a built file has changed': ({ write }) => write(page, 'CLIENT/INDEX.HTML'),
  'a built file has become a link': (project) => swapForLink(project, page),
  'the built site is gone': ({ place }) => rmSync(place('dist'), { recursive: true }),
  'a file was added to the built site': ({ write }) => write('dist/note.txt', ''),
  'the manifest is gone': ({ place }) => rmSync(place(join('dist', manifestName))),
  'it is another day by SOURCE_DATE_EPOCH': () => vi.stubEnv('SOURCE_DATE_EPOCH', String(day + 86_400)),
  'it is another day': () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  },
}

describe('the site is made anew when', () => {
  it.each(Object.entries(changes))('%s', async (_, change) => {
    const project = createProject()
    await project.build()
    await change(project)
    expect((await project.build()).made).toBe(1)
  })

  it.each<Partial<BuildOptions>>([{ extras: 'none' }, { isFresh: true }])('the options are %o', async (options) => {
    const { build } = createProject()
    await build()
    expect((await build(options)).made).toBe(1)
  })

  it('it is to lie elsewhere, or to be made from another content', async () => {
    const { build, place, write } = createProject()
    await build()
    expect((await build({ out: place('elsewhere') })).made).toBe(1)
    write('other/markdown/pages/contact.md', 'another text')
    cpSync(place('public'), place('other/public'), { recursive: true })
    expect((await build({ root: 'other/markdown' })).made).toBe(1)
  })

  it('content was saved while the build before was running', async () => {
    const { build, write } = createProject()
    await build({}, () => write(about, 'edited'))
    expect((await build()).made).toBe(1)
    expect((await build()).made).toBe(0)
  })

  it('the content had errors', async () => {
    const { build, write } = createProject()
    await build()
    write(about, 'unsound')
    for (const _ of ['once', 'again'])
      expect(await build({}, () => 'unsound')).toEqual({ isBuilt: false, made: 1, told: '' })
    expect((await build()).made).toBe(1)
  })
})
