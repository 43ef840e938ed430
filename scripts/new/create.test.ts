import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { createContentTree, lineOf } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { UsageError } from '../options.ts'
import { type CreatedFile, createFile, describeCreated, nameNewFile, publish, readKind } from './create.ts'
import { newKinds, writeTemplate } from './template.ts'

const { publicFolder, day: today } = fixture
/** What is reviewed beside the number of files. */
const constants: Partial<Record<CollectionName, readonly string[]>> = {
  articles: ['clean-water/date'],
  partners: ['home/logo-row-1'],
}

/** One copy of the fixture, in which each kind has its turn, so that all but the new file is read once. */
const root = mkdtempSync(join(tmpdir(), 'new-'))
const memory = createMemory()
const load = () => loadContent({ root, publicFolder, today, memory })
const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).sort()
let before: LoadedContent

beforeAll(() => {
  cpSync(fixture.root, root, { recursive: true })
  before = load()
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

describe.each(newKinds)('a new file among %s', (kind) => {
  /** The path of a new file. */
  const pathOf = (id: string) => join(root, kind, `${id}.md`)
  const path = pathOf('clean-water')
  let created: CreatedFile
  let text: string

  beforeAll(() => {
    created = createFile({ root, publicFolder, today }, kind, 'Clean Water')
    text = readFileSync(path, 'utf8')
  }, 60_000)
  afterAll(() => rmSync(path, { force: true }))

  it('passes the check at once, and is a draft', () => {
    const after = load()
    expect(after.problems).toEqual([])
    expect(after.files.length).toBe(before.files.length + 1)
    expect(after.routes).toEqual(before.routes)
    expect(text).toMatch(/^draft: true$/m)
  })

  it('asks, when it is published, for the reviews that were announced, and for no other', () => {
    const { whenPublished } = created
    expect(publish(text)).not.toBe(text)
    writeFileSync(path, publish(text))
    const { problems, placeholders } = load()
    // Word for word, fixes included.
    expect(whenPublished).toEqual(problems)
    expect(whenPublished.length).toBeGreaterThan(0)
    for (const constant of [`count/${kind}`, ...(constants[kind] ?? [])])
      expect(whenPublished.map(({ message }) => message).join('\n')).toContain(`\`${constant}\``)
    // What its writer left is told by a release.
    expect(placeholders.filter(({ file }) => file.endsWith('clean-water.md')).length).toBeGreaterThan(0)
  })

  it('chooses nothing for its writer from a list of a few values', () => {
    const { shape } = collectionOf(kind).schema
    const chosen = ['category', 'status'].filter((name) => name in shape)
    for (const name of chosen) expect(text).toMatch(new RegExp(`^${name}: To be written$`, 'm'))
  })

  it('offers every optional field as an example that fits when the # before it goes', () => {
    // An acceptance must stand in the text, which an example does not.
    const isField = /^# (?=(?:[a-zA-Z]+:| {2,}|- ))/gm
    const blocks = text.split('\n\n')
    const filled = blocks.map((block) => (/^# accepted:/m.test(block) ? block : block.replace(isField, '')))
    writeFileSync(path, filled.join('\n\n'))
    expect(readFileSync(path, 'utf8')).toMatch(/^publishDate: /m)
    expect(load().problems.filter(({ rule }) => rule.startsWith('frontmatter/'))).toEqual([])
  })

  it('may have any name of which an id can be made', () => {
    rmSync(path, { force: true })
    const names = ['Clean Water 2030: Ärger & “Söhne”', '# 1', 'yes', '007', "It's", 'a'.repeat(80)].map((name) =>
      nameNewFile(name, []),
    )
    for (const name of names) writeFileSync(pathOf(name.id), writeTemplate(kind, name, today))
    const { problems, files } = load()
    expect(problems).toEqual([])
    expect(files.length).toBe(before.files.length + names.length)
    for (const { id } of names) rmSync(pathOf(id))
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
  ])('is refused kindly, and nothing is written: %s', (name, reason) => {
    const tree = createContentTree()
    const create = () => createFile({ root: tree.root, publicFolder, today }, 'pilots', name)
    expect(create).toThrow(UsageError)
    expect(create).toThrow(reason)
    expect(filesOf(tree.root)).toEqual(filesOf(fixture.root))
  })

  it('becomes the title, and the other way round', () => {
    const tree = createContentTree()
    createFile({ root: tree.root, publicFolder, today }, 'pilots', '# 1: Clean Water')
    createFile({ root: tree.root, publicFolder, today }, 'pilots', 'dirty-water')
    expect(tree.read('pilots/1-clean-water.md')).toContain('\ntitle: "# 1: Clean Water"\n')
    expect(tree.read('pilots/dirty-water.md')).toContain('\ntitle: Dirty water\n')
  })
})

it.each([
  [undefined, `the kinds are ${newKinds.map(wordFor).join(', ')}`],
  ['pilt', 'did you mean `pilot`?'],
  ['constructor', 'the kinds are'],
])('the kind %s is refused with those that there are', (kind, fix) => {
  expect(() => readKind(kind)).toThrow(UsageError)
  expect(() => readKind(kind)).toThrow(fix)
})

it('says where the file is, how to look at it, and what will be reviewed, with its line', () => {
  const tree = createContentTree()
  const created = createFile({ root: tree.root, publicFolder, today }, 'pilots', 'Clean Water')
  const told = describeCreated(created, tree.root)
  expect(told).toContain(join(tree.root, 'pilots/clean-water.md'))
  expect(told).toContain(`npm run dev -- --root ${tree.root}, then open /pilot/clean-water`)
  expect(told).toContain(`ledger.yaml:${lineOf(tree.read('ledger.yaml'), '- id: count/pilots') + 1}:`)
  expect(told).toMatch(/`order` in .*pages\/pilots\.md:\d+ /)
  // What comes later stands apart from what to do now.
  expect(told).toMatch(/\n\n {2}When it is published, `npm run review -- --root .*` asks for these:\n {4}\S/)
})

it('leaves a tree that is broken already as it is, and reports only on the new file', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const broken = tree.read('pages/contact.md')
  const { file, whenPublished } = createFile({ root: tree.root, publicFolder, today }, 'pilots', 'Clean Water')
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('id: clean-water')
  expect(tree.read('pages/contact.md')).toBe(broken)
  expect(whenPublished.filter((problem) => problem.file.endsWith('contact.md'))).toEqual([])
})
