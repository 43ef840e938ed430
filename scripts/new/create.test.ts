import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree, placesOf } from '../../renderer/content/testing/content-tree.ts'
import { UsageError } from '../options.ts'
import { publish } from './announce.ts'
import { createFile, describeCreated, readKind } from './create.ts'
import { type NewKind, newKinds } from './template.ts'

const today = '2025-09-01'
const kinds = Object.keys(newKinds) as NewKind[]
const constants = {
  pilot: ['count/pilots'],
  article: ['clean-water/date', 'count/articles'],
  leader: ['count/leaders'],
  partner: ['count/partners', 'home/logo-row-1'],
} as const

/** The path of a new file from the root of the content. */
const pathOf = (kind: NewKind, id: string) => `${newKinds[kind].folder}/${id}.md`

describe.each(kinds)('a new %s', (kind) => {
  it('passes the check at once, and is a draft', () => {
    const tree = createContentTree()
    const before = tree.load()
    createFile(tree.root, kind, 'Clean Water', today)
    const after = tree.load()
    expect(after.problems).toEqual([])
    expect(after.fileCount).toBe(before.fileCount + 1)
    expect(after.routes).toEqual(before.routes.map((route) => ({ ...route, file: expect.anything() })))
    expect(tree.read(pathOf(kind, 'clean-water'))).toMatch(/^draft: true$/m)
  })

  it('asks, when it is published, for the reviews that were announced, and for no other', () => {
    const tree = createContentTree()
    const { whenPublished } = createFile(tree.root, kind, 'Clean Water', today)
    tree.edit(pathOf(kind, 'clean-water'), publish)
    const { problems, placeholders } = tree.load()
    const announced = whenPublished.map(({ file, ...rest }) => ({ ...rest, file: file.replace(`${tree.root}/`, '') }))
    expect(placesOf(problems)).toEqual(placesOf(announced))
    expect(whenPublished.length).toBeGreaterThan(0)
    for (const constant of constants[kind])
      expect(whenPublished.map(({ message }) => message).join('\n')).toContain(`\`${constant}\``)
    // What its writer left is told by a release.
    expect(placeholders.filter(({ file }) => file.endsWith('clean-water.md')).length).toBeGreaterThan(0)
  })

  it('offers every optional field as an example that fits when the # before it goes', () => {
    const tree = createContentTree()
    createFile(tree.root, kind, 'Clean Water', today)
    const path = pathOf(kind, 'clean-water')
    // An acceptance must stand in the text, which an example does not.
    const isField = /^# (?=(?:[a-zA-Z]+:| {2,}|- ))/
    tree.edit(path, (text) =>
      text
        .split('\n\n')
        .map((block) =>
          /^# accepted:/m.test(block)
            ? block
            : block
                .split('\n')
                .map((line) => line.replace(isField, ''))
                .join('\n'),
        )
        .join('\n\n'),
    )
    expect(tree.read(path)).toMatch(/^publishDate: /m)
    expect(tree.load().problems.filter(({ rule }) => rule.startsWith('frontmatter/'))).toEqual([])
  })

  it.each(['Clean Water 2030: Ärger & “Söhne”', '# 1', 'yes', '007', "It's", 'a'.repeat(80)])(
    'may be called %s',
    (name) => {
      const tree = createContentTree()
      createFile(tree.root, kind, name, today)
      expect(tree.load().problems).toEqual([])
    },
  )
})

describe('a name', () => {
  it.each([
    ['???', 'no name of a file can be made'],
    ['   ', 'no name of a file can be made'],
    ['水', 'no name of a file can be made'],
    ['a [b]', 'brackets'],
    ['count', 'kept for figures'],
    ['Givify', 'givify.md has the name givify already'],
    ['Contact', 'contact.md has the name contact already'],
  ])('is refused kindly, and nothing is written: %s', (name, reason) => {
    const tree = createContentTree()
    const create = () => createFile(tree.root, 'pilot', name, today)
    expect(create).toThrow(UsageError)
    expect(create).toThrow(reason)
    expect(tree.load().fileCount).toBe(createContentTree().load().fileCount)
  })

  it('becomes the title, and the other way round', () => {
    const tree = createContentTree()
    createFile(tree.root, 'pilot', 'Clean Water', today)
    createFile(tree.root, 'pilot', 'dirty-water', today)
    expect(tree.read('pilots/clean-water.md')).toContain('\ntitle: Clean Water\n')
    expect(tree.read('pilots/dirty-water.md')).toContain('\ntitle: Dirty water\n')
  })
})

it.each([
  [undefined, 'the kinds are pilot, article, leader, partner'],
  ['pilt', 'did you mean `pilot`?'],
  ['constructor', 'the kinds are'],
])('the kind %s is refused with those that there are', (kind, mend) => {
  expect(() => readKind(kind)).toThrow(UsageError)
  expect(() => readKind(kind)).toThrow(mend)
})

it('says where the file is, how to look at it, and what will be reviewed, with its line', () => {
  const tree = createContentTree()
  const created = createFile(tree.root, 'pilot', 'Clean Water', today)
  const told = describeCreated(created, tree.root)
  const line = tree
    .read('ledger.yaml')
    .slice(0, tree.read('ledger.yaml').indexOf('- id: count/pilots'))
    .split('\n').length
  expect(told).toContain(join(tree.root, 'pilots/clean-water.md'))
  expect(told).toContain(`npm run dev -- --root ${tree.root}, then open /pilot/clean-water`)
  expect(told).toContain(`ledger.yaml:${line + 1}:`)
  expect(told).toMatch(/`order` in .*pages\/pilots\.md:\d+ /)
})

it('leaves a tree that is broken already as it is, and tells only of the new file', () => {
  const tree = createContentTree()
  tree.edit('pages/contact.md', (text) => text.replace('title:', 'titel:'))
  const { file } = createFile(tree.root, 'pilot', 'Clean Water', today)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('id: clean-water')
})
