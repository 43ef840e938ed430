import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withCache } from '../cache/cache.ts'
import { buildSite } from './build-site.ts'
import { stampsBelow } from './last-build.ts'
import type { BuildOptions, makeSite } from './make-site.ts'

const day = Date.parse('2025-09-23T12:00:00Z') / 1000

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(day))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** A project whose site takes no time to make. */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  onTestFinished(() => cwd.mockRestore())
  const place = (name: string) => join(folder, name)
  const write = (name: string, text: string) => {
    mkdirSync(join(place(name), '..'), { recursive: true })
    writeFileSync(place(name), text)
  }
  for (const name of ['markdown/a.md', 'markdown/pilots/b.md', 'other/a.md', 'public/notes.txt', 'renderer/c.tsx'])
    write(name, name)
  write('pages/d.tsx', 'd')
  let made = 0
  let meanwhile: () => unknown = () => {}
  const make: typeof makeSite = async ({ target, note }) => {
    made += 1
    if (meanwhile() === 'unsound') return undefined
    rmSync(target, { recursive: true, force: true })
    for (const name of ['index.html', 'b/c.html']) {
      mkdirSync(join(target, 'client', name, '..'), { recursive: true })
      writeFileSync(join(target, 'client', name), name)
    }
    note(stampsBelow(target), '5 figures')
    return '5 figures'
  }
  /** Builds the site while something else happens; gives how often it was made, and what was told. */
  const build = async (
    options: Pick<BuildOptions, 'extras'> & { out?: string; root?: string; 'no-cache'?: boolean } = {},
    happening: () => unknown = () => {},
  ) => {
    made = 0
    meanwhile = happening
    const { root = 'markdown', 'no-cache': isFresh = false, ...others } = options
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      const isBuilt = await withCache({ cache: place('cache'), 'no-cache': isFresh }, (cache) =>
        buildSite({ root: place(root), out: place('dist'), cache, ...others }, async () => ({ makeSite: make })),
      )
      return {
        isBuilt,
        made,
        told: stdout.mock.calls
          .join('')
          .replaceAll(folder, '')
          .replace(/\d+ ms/, '5 ms'),
      }
    } finally {
      stdout.mockRestore()
    }
  }
  return { place, write, build }
}

type Project = ReturnType<typeof createProject>

const filesOfCache = ({ place }: Project) =>
  readdirSync(place('cache/build'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(place('cache/build'), name))

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
    expect((await build()).made).toBe(0)
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

const changes: Readonly<Record<string, (project: Project) => unknown>> = {
  'content is edited': ({ write }) => write('markdown/pilots/b.md', 'edited'),
  'content is edited and set back': ({ write }) => {
    write('markdown/a.md', 'edited')
    write('markdown/a.md', 'markdown/a.md')
  },
  'content is edited, and its time of change set back': ({ place, write }) => {
    const { atime, mtime } = statSync(place('markdown/a.md'))
    write('markdown/a.md', 'MARKDOWN/A.MD')
    utimesSync(place('markdown/a.md'), atime, mtime)
  },
  'a file is new in the content': ({ write }) => write('markdown/c.md', ''),
  'a folder is new in the content': ({ place }) => mkdirSync(place('markdown/drafts')),
  'a file of the content is gone': ({ place }) => rmSync(place('markdown/pilots/b.md')),
  'a file of the content has become a link': ({ place, write }) => {
    write('copy.md', 'markdown/a.md')
    rmSync(place('markdown/a.md'))
    symlinkSync(place('copy.md'), place('markdown/a.md'))
  },
  'a file that is served as it is has changed': ({ write }) => write('public/notes.txt', 'edited'),
  'a component has changed': ({ write }) => write('renderer/c.tsx', 'é'),
  'a page has changed': ({ write }) => write('pages/d.tsx', 'é'),
  'a built file has changed': ({ write }) => write('dist/client/b/c.html', 'C/C.html'),
  'a built file is gone': ({ place }) => rmSync(place('dist/client/index.html')),
  'the built site is gone': ({ place }) => rmSync(place('dist'), { recursive: true }),
  'a file was added to the built site': ({ write }) => write('dist/note.txt', ''),
  'a built file has become a link': ({ place, write }) => {
    write('index.html', 'index.html')
    rmSync(place('dist/client/index.html'))
    symlinkSync(place('index.html'), place('dist/client/index.html'))
  },
  'it is another day by SOURCE_DATE_EPOCH': () => vi.stubEnv('SOURCE_DATE_EPOCH', String(day + 86_400)),
  'it is another day': () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  },
  'the cache is gone': ({ place }) => rmSync(place('cache'), { recursive: true }),
  'the cache is damaged': (project) => {
    for (const file of filesOfCache(project)) {
      const bytes = readFileSync(file)
      writeFileSync(
        file,
        bytes.map((byte) => byte ^ 1),
      )
    }
  },
  'the cache is cut short': (project) => {
    for (const file of filesOfCache(project)) truncateSync(file, 20)
  },
}

describe('the site is made anew when', () => {
  it.each(Object.entries(changes))('%s', async (_, change) => {
    const project = createProject()
    await project.build()
    await change(project)
    expect((await project.build()).made).toBe(1)
  })

  it.each([{ out: 'elsewhere' }, { root: 'other' }, { extras: 'none' as const }, { 'no-cache': true }])(
    'the options are %o',
    async (options) => {
      const { build } = createProject()
      await build()
      expect((await build(options)).made).toBe(1)
    },
  )

  it('content was saved while the build before was running, be it set back at once', async () => {
    const { build, write } = createProject()
    await build({}, () => {
      write('markdown/a.md', 'edited')
      write('markdown/a.md', 'markdown/a.md')
    })
    expect((await build()).made).toBe(1)
    expect((await build()).made).toBe(0)
  })

  it('the content had errors', async () => {
    const { build, write } = createProject()
    await build()
    write('markdown/a.md', 'unsound')
    for (const _ of ['once', 'again'])
      expect(await build({}, () => 'unsound')).toEqual({ isBuilt: false, made: 1, told: '' })
    expect((await build()).made).toBe(1)
  })
})
