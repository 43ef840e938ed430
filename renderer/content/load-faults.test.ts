import { cpSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../testing/create-folder.ts'
import { fixture } from '../testing/fixture.ts'
import { createContentTree, lineOf, placesOf } from './testing/content-tree.ts'

/** Makes one change to one file and gives back what the load says. */
function spoil(file: string, change: (text: string) => string) {
  const tree = createContentTree()
  tree.edit(file, change)
  return { text: tree.read(file), problems: tree.load().problems }
}

const append = (line: string) => (text: string) => `${text.trimEnd()}\n\n${line}\n`
const contact = 'pages/contact.md'
const about = 'pages/about.mdx'

describe('a fault in a text', () => {
  it('knows a public file by the name on the disk, a folder from a file, and what lies outside', () => {
    const tree = createContentTree()
    const publicFolder = createFolder({ 'reports/all of 2041.pdf': 'x' })
    cpSync(fixture.publicFolder, publicFolder, { recursive: true })
    tree.edit(
      contact,
      append('[a file](/reports/all%20of%202041.pdf)\n\n[a folder](/reports)\n\n[out](/../ledger.csv)'),
    )
    const lines = ['[a folder]', '[out]'].map((words) => lineOf(tree.read(contact), words))
    const { problems } = tree.load({ publicFolder })
    expect(placesOf(problems.filter(({ rule }) => rule === 'links/target'))).toEqual(
      lines.map((line) => `${contact}:${line} links/target`),
    )
  })

  it('is one of as many as somebody fixes at a time, and more are announced', () => {
    const { problems } = spoil('articles/charter.md', append('[A page](/nowhere)\n\n'.repeat(500)))
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ severity: 'error', rule: 'files/more' })
  })

  it('says nothing more of a `<Stat>` whose attributes are refused', () => {
    const { problems } = spoil(about, append('All <Stat id={x} /> pilots.'))
    expect(problems.map(({ rule }) => rule)).toEqual(['mdx/safe-subset'])
  })
})
