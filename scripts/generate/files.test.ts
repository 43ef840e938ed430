import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileKinds } from '../../renderer/content/kinds/kinds.ts'
import { createSlugger } from '../../renderer/content/markdown/heading-ids.ts'
import { toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { fieldsOf } from '../../renderer/content/testing/json-schema-fields.ts'
import { editorFiles } from './editor-files.ts'
import { guideFiles } from './guide.ts'

const files = [...editorFiles(), ...guideFiles()]
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

it.each(files)('$path is current', ({ path, text }) => {
  const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  expect(written === text, `${path} does not fit the schemas any more: run npm run generate`).toBe(true)
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

describe('the settings of the editor', () => {
  const schemas: Record<string, string> = JSON.parse(textOf('.vscode/settings.json'))['yaml.schemas']

  it('give every kind of file its schema', () => {
    expect(Object.values(schemas)).toEqual(fileKinds.map(({ files: glob }) => `**/markdown/${glob}`))
    for (const path of Object.keys(schemas)) expect(textOf(join(path)), path).toContain('"properties"')
  })

  it('find a fault in what the check writes', () => {
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
})

it('offers every field of every kind of markdown file as a snippet with its effect', () => {
  const snippets: { prefix: string; include: string[]; description: string; body: string[] }[] = Object.values(
    JSON.parse(textOf('.vscode/content.code-snippets')),
  )
  for (const { files: glob, schema } of fileKinds.filter(({ files }) => !files.endsWith('.yaml'))) {
    const offered = snippets.filter(({ include }) => include.includes(`**/${glob}`)).map(({ prefix }) => prefix)
    expect(offered.sort()).toEqual(Object.keys(schema.shape).sort())
  }
  for (const { description, body, prefix } of snippets) {
    expect(description).toMatch(/\w/)
    expect(body[0]).toMatch(new RegExp(`^${prefix}:`))
  }
})
