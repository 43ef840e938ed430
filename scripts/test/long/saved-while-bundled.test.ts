import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'

const moments = [
  ['before it is read', 'buildStart'],
  ['after it was read', 'closeBundle'],
] as const

/** A path as code has it: bundling runs in a folder of its own. */
const written = (path: string) => JSON.stringify(path)

test.for(moments)(
  'a page in MDX that is saved while the code is bundled, %s, is in no later build of another text',
  { timeout: 1_200_000 },
  async ([, hook]) => {
    const project = copyProject()
    const page = join(project.folder, 'markdown/pages/about.mdx')
    const saved = join(project.folder, 'saved.mdx')
    project.edit('vite.config.ts', (text) =>
      text.replace('import ', `import { existsSync, renameSync } from 'node:fs'\nimport `).replace(
        'plugins: [',
        `plugins: [{ name: 'writer', ${hook}: () => {
        if (existsSync(${written(saved)})) renameSync(${written(saved)}, ${written(page)})
      } },`,
      ),
    )
    const build = async (options: string) => {
      const { status, output } = await project.run(`build ${options}`, builtOnFixtureDay)
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
)
