import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'

/** A line of code in this project that runs at a moment of a build, and another to stand for it. */
type Moment = readonly [file: string, line: string, withSaving: (saving: string) => string]

const inBundling = (hook: string): Moment => [
  'vite.config.ts',
  'plugins: [',
  (saving) => `plugins: [{ name: 'writer', ${hook}: () => { ${saving} } },`,
]
const inBuild = (line: string): Moment => ['scripts/build/make-site.ts', line, (saving) => `${saving}\n    ${line}`]

const moments: readonly (readonly [page: string, moment: string, Moment])[] = [
  ['pages/about.mdx', 'before it is bundled', inBundling('buildStart')],
  ['pages/about.mdx', 'after it was bundled', inBundling('closeBundle')],
  ['pilots/keeper-club.md', 'before it is checked', inBuild("progress.step('check the content')")],
  ['pilots/keeper-club.md', 'after it was checked', inBuild("progress.step('bundle the code')")],
]

/** A path as code has it: bundling runs in a folder of its own. */
const written = (path: string) => JSON.stringify(path)

test.for(moments)(
  'a page that is saved while a site is built, %s %s, is in no later build of another text',
  { timeout: 1_200_000 },
  async ([name, , [file, line, withSaving]]) => {
    const project = copyProject({ environment: builtOnFixtureDay })
    const page = join(project.folder, 'markdown', name)
    const saved = join(project.folder, 'saved')
    const saving = `if (existsSync(${written(saved)})) renameSync(${written(saved)}, ${written(page)})`
    project.edit(
      file,
      (text) => `import { existsSync, renameSync } from 'node:fs'\n${text.replace(line, withSaving(saving))}`,
    )
    const build = async (options: string) => {
      await project.run(`build ${options}`)
      return hashFiles(join(project.folder, 'known/client'))
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
)
