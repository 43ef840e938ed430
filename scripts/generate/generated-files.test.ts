import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileKinds } from '../../renderer/content/kinds/file-kinds.ts'
import { createSlugger } from '../../renderer/content/markdown/heading-ids.ts'
import { toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { fieldsOf } from '../../renderer/content/testing/json-schema-fields.ts'
import { guideFiles } from './guide.ts'
import { schemaFiles } from './schemas.ts'

const files = [...guideFiles(), ...schemaFiles()]
const textOf = (path: string) => files.find((file) => file.path === path)?.content ?? ''

it.each(files)('$path is current', ({ path, content }) => {
  const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  expect(written === content, `${path} does not fit the schemas any more: run npm run generate`).toBe(true)
})

const guide = textOf('markdown/GUIDE.md')
const reference = textOf('markdown/FIELDS.md')

describe('the reference', () => {
  it.each(fileKinds)('lists every field of $files', ({ files: glob, schema }) => {
    const section = reference.slice(reference.indexOf(`\n## \`${glob}\``)).split(/\n##+ /)[1] ?? ''
    expect(section).not.toBe('')
    for (const name of Object.keys(schema.shape)) expect(section).toContain(`\`${name}\``)
    const untold = fieldsOf(toJsonSchema(schema)).filter(
      ({ schema: field }) => !reference.includes(field.description?.replaceAll('|', '\\|') ?? 'a description'),
    )
    expect(untold.map(({ path }) => path.join('.'))).toEqual([])
  })
})

describe.each([
  ['the guide', guide],
  ['the reference', reference],
])('%s', (_, document) => {
  // A # within code is not a heading.
  const prose = document.replace(/^(````?)[^`][\s\S]*?^\1$|^(````?)\n[\s\S]*?^\2$/gm, '')

  it('has links that lead to its headings', () => {
    const slugger = createSlugger()
    const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => slugger(words.replaceAll('`', '')))
    const links = [...prose.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((id) => !headings.includes(id ?? ''))).toEqual([])
  })

  it('shows nothing that a renderer of markdown would take for HTML', () => {
    expect(prose.replace(/`[^`\n]+`/g, '').replace(/^<!--.*-->$/m, '')).not.toMatch(/<[a-z/!]/i)
  })
})

it('the task of the editor finds the place of a fault in what the check writes', () => {
  const [task] = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks
  const line =
    'markdown/pilots/lamp.md:17:12 error: `status`: expected "Ongoing", "Implemented", "Completed", found "Done"  [frontmatter/value]'
  expect(new RegExp(task.problemMatcher.pattern.regexp).exec(line)?.slice(1, 5)).toEqual([
    'markdown/pilots/lamp.md',
    '17',
    '12',
    'error',
  ])
})
