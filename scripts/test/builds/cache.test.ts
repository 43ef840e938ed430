import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheFolder } from '../../cache/cache.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'

/** What happens between two builds: whatever a writer, an engineer, a disk or a careless command does. */
const events = {
  'a paragraph more in a pilot': ({ edit }: ProjectCopy, n: number) =>
    edit('markdown/pilots/givify.md', (text) => `${text}\n${'More of it. '.repeat(n + 1)}\n`),
  'another title of an article': ({ edit }: ProjectCopy, n: number) =>
    edit('markdown/articles/manifesto.md', (text) =>
      text.replace(/^title: .*$/m, `title: A title${' again'.repeat(n)}`),
    ),
  'another figure in a pilot and the ledger': ({ edit }: ProjectCopy, n: number) => {
    const change = (text: string) => text.replace(/(community\n(?:.*\n)*?\s+value: )\d+/, `$1${60 + n}`)
    edit('markdown/pilots/givify.md', change)
    edit('markdown/ledger.yaml', change)
  },
  'another name of the site': ({ edit }: ProjectCopy, n: number) =>
    edit('markdown/settings.md', (text) => text.replace(/^name: .*$/m, `name: A site${' of ours'.repeat(n)}`)),
  'another sentence in a page of MDX': ({ edit }: ProjectCopy, n: number) =>
    edit('markdown/pages/about.mdx', (text) => `${text}\n${'One sentence more. '.repeat(n + 1)}\n`),
  'a letter that no text had': ({ edit }: ProjectCopy, n: number) =>
    edit('markdown/pages/home.md', (text) => `${text}\n${'ĀāĂăĄą'.slice(0, n + 1)}\n`),
  'another style': ({ edit }: ProjectCopy, n: number) =>
    edit('renderer/styles/base.css', (text) => `${text}\n.style-${n} { order: ${n} }\n`),
  'another component': ({ edit }: ProjectCopy, n: number) =>
    edit('renderer/layout/Wordmark.tsx', (text) => text.replace(/width="\d+"/, `width="${40 + n}"`)),
  'another file that is served as it is': ({ edit }: ProjectCopy, n: number) =>
    edit('public/icon.svg', (text) => text.replace('</svg>', `<title>${n}</title></svg>`)),
  'half of the cache deleted': ({ folder }: ProjectCopy) => {
    for (const [index, file] of cachedFiles(folder).entries()) if (index % 2 === 0) rmSync(file)
  },
  'files of the cache cut short': ({ folder }: ProjectCopy, n: number) => {
    for (const [index, file] of cachedFiles(folder).entries()) if (index % 3 === n % 3) truncateSync(file, index % 50)
  },
  'the whole cache deleted': ({ folder }: ProjectCopy) =>
    rmSync(join(folder, '.cache'), { recursive: true, force: true }),
} as const

function cachedFiles(project: string): string[] {
  const folder = join(project, cacheFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

const names = Object.keys(events) as (keyof typeof events)[]
const rounds = process.env.LONG_TESTS ? 24 : 3
const seed = 20_250_923

test('a build that knows the ones before gives the same bytes as one that knows nothing, whatever happened between', async () => {
  const project = copyProject()
  const build = async (options: string) => {
    const { status, output } = await project.run(`build.ts ${options}`, { SOURCE_DATE_EPOCH: '1758600000' })
    expect(status, output).toBe(0)
  }
  await build('--out known')
  const happenings = fc.sample(fc.subarray(names, { minLength: 1, maxLength: 4 }), { seed, numRuns: rounds })
  for (const [round, happening] of happenings.entries()) {
    for (const name of happening) events[name](project, round)
    await build('--out known')
    await build('--out fresh --no-cache')
    const known = hashFiles(join(project.folder, 'known'))
    expect(Object.keys(known).length).toBeGreaterThan(50)
    expect(known, `round ${round}: ${happening.join(', ')}`).toEqual(hashFiles(join(project.folder, 'fresh')))
  }
}, 1_200_000)

test('a build after one edit renders the page that was edited and those that show it, and nothing else', async () => {
  const project = copyProject()
  const film = new Uint8Array(50_000_000)
  writeFileSync(join(project.folder, 'public/film.mp4'), film)
  const first = await project.run('build.ts')
  expect(first.status, first.output).toBe(0)
  expect(readFileSync(join(project.folder, 'dist/client/film.mp4')).equals(film)).toBe(true)
  const kept = cachedFiles(project.folder).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(kept).toBeLessThan(film.byteLength)
  events['a paragraph more in a pilot'](project, 0)
  // The pilot, those before and after it, and the two lists of pilots: at /pilots and at home.
  expect((await project.run('build.ts')).output).toMatch(/✓ render 18 pages, 15 of 20 documents as before /)
  expect((await project.run('build.ts')).output).toMatch(/✓ render 18 pages, 20 of 20 documents as before /)
}, 120_000)

test.each([
  ['before it is read', 'buildStart'],
  ['after it was read', 'closeBundle'],
])(
  'a page in MDX that is saved while the code is bundled, %s, is in no later build of another text',
  async (_, hook) => {
    const project = copyProject()
    const page = join(project.folder, 'markdown/pages/about.mdx')
    const saved = join(project.folder, 'saved.mdx')
    project.edit('vite.config.ts', (text) =>
      text.replace('import ', `import { existsSync, renameSync } from 'node:fs'\nimport `).replace(
        'plugins: [',
        `plugins: [{ name: 'writer', ${hook}: () => {
        if (existsSync('saved.mdx')) renameSync('saved.mdx', 'markdown/pages/about.mdx')
      } },`,
      ),
    )
    const build = async (options: string) => {
      const { status, output } = await project.run(`build.ts ${options}`, { SOURCE_DATE_EPOCH: '1758600000' })
      expect(status, output).toBe(0)
      return hashFiles(join(project.folder, 'known'))
    }
    const before = readFileSync(page, 'utf8')
    const after = `${before}\nOne sentence more.\n`
    writeFileSync(saved, after)
    await build('--out known')
    expect(readFileSync(page, 'utf8')).toBe(after)
    for (const text of [before, after]) {
      writeFileSync(page, text)
      expect(await build('--out known')).toEqual(await build('--out known --no-cache'))
    }
  },
  240_000,
)
