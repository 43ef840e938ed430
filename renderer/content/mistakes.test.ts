import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../testing/create-folder.ts'
import { fixture } from '../testing/fixture.ts'
import { keepFiles } from './entries/kept-files.ts'
import { loadContent } from './load.ts'
import { lineOf } from './testing/content-tree.ts'
import { type Mistake, mistakes, typed } from './testing/mistakes.ts'
import { loadReadable } from './testing/readable.ts'

/** One copy of the fixture for all mistakes, of which each is taken back. */
const root = createFolder()
const { findKept, keep } = keepFiles()
const options = { root, publicFolder: fixture.publicFolder, today: fixture.day }
cpSync(fixture.root, root, { recursive: true })
keep(loadReadable(options).keptFiles)

/** What the check says of the whole site while a file has another text. */
function problemsWith(file: string, text: string) {
  writeFileSync(join(root, file), text)
  const { problems } = loadContent({ ...options, findKept })
  cpSync(join(fixture.root, file), join(root, file))
  return problems
}

/** The place of a mistake in its file, as `12:5`. */
function placeOf({ file, right, place }: Mistake): string {
  const [line, column] = place.split(':')
  return `${lineOf(readFileSync(join(fixture.root, file), 'utf8'), right) + Number(line)}:${column}`
}

it('mistakes are made in every kind of file', () => {
  expect(mistakes.length).toBeGreaterThan(80)
  const files = mistakes.map(({ file }) => file)
  for (const kind of ['pilots/', 'articles/', 'pages/', 'settings', 'ledger', 'relations', '.mdx'])
    expect(files.filter((file) => file.includes(kind))).not.toEqual([])
})

describe('one message, at its place:', () => {
  it.each(mistakes)('$mistake', (row) => {
    const problems = problemsWith(row.file, typed(row))
    expect(problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual([
      `${placeOf(row)} ${row.rule}`,
    ])
    const [{ file, message, fix = '' } = {}] = problems
    expect(file).toBe(join(root, row.file))
    expect(`${message} → ${fix}`).toContain(row.says)
    // Every message says what to do, or what was expected.
    expect(fix !== '' || /expected/.test(message ?? '')).toBe(true)
  })
})

it.each([
  ['two spaces after a colon', 'articles/charter.md', 'title: The', 'title:  The'],
  ['a point behind a number', 'pilots/lantern-post.md', 'value: 8600', 'value: 8600.'],
  ['an empty line too many', 'articles/charter.md', 'It says little', '\n\nIt says little'],
])('nothing is said of %s', (_, file, right, wrong) => {
  const sound = readFileSync(join(fixture.root, file), 'utf8')
  expect(sound).toContain(right)
  expect(problemsWith(file, sound.replace(right, wrong))).toEqual([])
})
