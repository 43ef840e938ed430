import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { collectionOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { loadReadable } from '../../renderer/content/testing/readable.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { UsageError } from '../command-line.ts'
import { putOddFile } from '../testing/odd-file.ts'
import { createFile, describeCreated, nameNewFile } from './create.ts'
import { fillTemplate, newKinds } from './template.ts'

const { publicFolder, day: today } = fixture

/** One copy of the fixture, in which each kind has its turn, so that all but the new file is read once. */
const root = createFolder()
const load = () => loadReadable({ root, publicFolder, today })
const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).sort()
let before: LoadedContent

beforeAll(() => {
  cpSync(fixture.root, root, { recursive: true })
  before = load()
})

describe.each(newKinds)('the template for %s', (kind) => {
  const pathOf = (id: string) => join(root, kind, `${id}.md`)
  const path = pathOf('clean-water')
  const text = fillTemplate(kind, { id: 'clean-water', name: 'Clean Water' }, today)
  const problemsOf = (written: string) => {
    writeFileSync(path, written)
    return load().problems
  }
  afterEach(() => rmSync(path, { force: true }))

  it('passes the check as it is, as a draft with something left to write', () => {
    expect(problemsOf(text)).toEqual([])
    const after = load()
    expect(after.entries.length).toBe(before.entries.length + 1)
    expect(after.routes).toEqual(before.routes)
    expect(text).toContain('To be written')
  })

  it('asks for nothing but reviews once it is published', () => {
    const problems = problemsOf(text.replace(/^draft: true\n/m, ''))
    expect(problems.map(({ message }) => message).join('\n')).toContain(`\`count/${kind}\``)
    for (const { rule } of problems) expect(rule).toMatch(/^figures\/(?:ledger|relation)$/)
  })

  it('has every field of the schema, and examples of the optional ones that fit when the # before them goes', () => {
    const optional = text.replace(/^# (?=[a-zA-Z]+:| {2,}|- )/gm, '')
    const named = [...optional.matchAll(/^([a-zA-Z]+):/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(collectionOf(kind).schema.shape).toSorted())
    expect(problemsOf(optional).filter(({ rule }) => rule.startsWith('frontmatter/'))).toEqual([])
  })

  it('takes any name of which an id can be made', () => {
    const typed = ['Clean Water 2030: Ärger & “Söhne”', '# 1', 'yes', '007', "It's", 'a'.repeat(80)]
    const names = typed.map((name) => nameNewFile(name, []))
    for (const name of names) writeFileSync(pathOf(name.id), fillTemplate(kind, name, today))
    const { problems, entries } = load()
    for (const { id } of names) rmSync(pathOf(id))
    expect(problems).toEqual([])
    expect(entries.length).toBe(before.entries.length + names.length)
  })
})

describe('a name', () => {
  it.each([
    ['???', 'cannot make a file name from'],
    ['   ', 'cannot make a file name from'],
    ['水', 'cannot make a file name from'],
    ['a [b]', 'brackets'],
    ['count', 'reserved for figures'],
    ['Lantern Post', 'lantern-post.md already has the name lantern-post'],
    ['Contact', 'contact.md already has the name contact'],
    ['Clean **Water**', 'would not pass the check'],
  ])('is refused kindly, and nothing is written: %s', (name, reason) => {
    const tree = createContentTree()
    const create = () => createFile({ root: tree.root, publicFolder, today }, 'pilots', name)
    expect(create).toThrow(UsageError)
    expect(create).toThrow(reason)
    expect(filesOf(tree.root)).toEqual(filesOf(fixture.root))
  })

  it.each(['link', 'pipe', 'folder'] as const)('is refused, and nothing is written, where there is a %s', (what) => {
    const tree = createContentTree()
    putOddFile(join(tree.root, 'pilots/clean-water.md'), what)
    const before = filesOf(tree.root)
    const create = () => createFile({ root: tree.root, publicFolder, today }, 'pilots', 'Clean Water')
    expect(create).toThrow('(nothing was changed)')
    expect(filesOf(tree.root)).toEqual(before)
  })

  it('becomes the title, and the other way round', () => {
    expect(nameNewFile(' # 1:  Clean Water', [])).toEqual({ id: '1-clean-water', name: '# 1: Clean Water' })
    expect(nameNewFile('dirty-water', [])).toEqual({ id: 'dirty-water', name: 'Dirty water' })
  })
})

it('says where the file is, and how to look at it and publish it; a tree that is broken already stays as it is', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const broken = tree.read('pages/contact.md')
  const told = describeCreated(createFile({ root: tree.root, publicFolder, today }, 'pilots', 'Clean Water'), tree.root)
  expect(told).toContain(join(tree.root, 'pilots/clean-water.md'))
  expect(told).toContain(`npm run dev -- --root ${tree.root}, then open /pilot/clean-water`)
  expect(told).toContain(`npm run review -- --root ${tree.root}`)
  expect(readFileSync(join(tree.root, 'pilots/clean-water.md'), 'utf8')).toContain('\nid: clean-water\n')
  expect(tree.read('pages/contact.md')).toBe(broken)
})
