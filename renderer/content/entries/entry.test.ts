import { describe, expect, it } from 'vitest'
import { placeProblems } from '../problems/place-problems.ts'
import { createContentTree, lineOf } from '../testing/content-tree.ts'
import { checkNames, type Entry, openEntry } from './entry.ts'
import { findPlaceholders } from './placeholders.ts'

/** The placeholders in a file, with their lines. */
function placeholdersIn(entry: Entry) {
  return placeProblems(findPlaceholders(openEntry(entry), entry.data), () => entry.text)
}

/** Reads one file of a copy of the content after a change. */
function read(file: string, change: (text: string) => string = (text) => text): Entry {
  const tree = createContentTree()
  tree.write(file, change(tree.read(file)))
  const found = tree.loadReadable().entries.find(({ path }) => path.endsWith(`/${file}`))
  if (!found) throw new Error(`there is no ${file}`)
  return found
}

it('has the name of its file as its id, which no other file has', () => {
  const tree = createContentTree()
  tree.edit('leaders/ada-winch.md', (text) => text.replace('id: ada-winch', 'id: zoe-hawser'))
  expect(tree.load().problems).toMatchObject([
    {
      ...{ line: 2, column: 5, rule: 'files/id' },
      fix: `write \`id: ada-winch\`; if you have renamed the file, \`npm run rename -- leader zoe-hawser ada-winch --root ${tree.root}\` replaces its old name everywhere`,
    },
  ])
  const entry = read('leaders/ada-winch.md')
  expect(checkNames([entry, entry])).toMatchObject([{ rule: 'files/id', message: `${entry.file} has the same name` }])
})

describe('placeholders', () => {
  it('are found in the file itself and at any depth, each at its place', () => {
    expect(placeholdersIn(read('leaders/ada-winch.md'))).toMatchObject([
      { severity: 'error', rule: 'content/placeholder' },
    ])
    const faults = placeholdersIn(read('pages/innovation-summit-geneve.md'))
    expect(faults.length).toBeGreaterThan(3)
    expect(faults[0]?.message).toBe('this is a placeholder (agenda.3): a release shows none')
    expect(new Set(faults.map(({ line }) => line)).size).toBe(faults.length)
  })

  it.each(['', 'speakers: []\n'])('are also the speakers of a summit that names none: %j', (line) => {
    const entry = read('pages/innovation-summit.mdx', (text) => text.replace(/^speakers:\n(?: .*\n)+/m, line))
    const found = placeholdersIn(entry).filter(({ message }) => message.startsWith('this is a placeholder (speakers)'))
    expect(found).toMatchObject([{ line: line ? lineOf(entry.text, 'speakers:') : 2, rule: 'content/placeholder' }])
  })

  it('are also what a new file brings, in its fields and in its text', () => {
    const entry = read('policy/03-your-rights.md', (text) =>
      text.replace(/^title: .*$/m, 'title: To be written').replace(/\n---\n[\s\S]*/, '\n---\n\nTo be written.\n'),
    )
    const last = lineOf(entry.text, '\nTo be written.') + 1
    expect(placeholdersIn(entry)).toMatchObject([
      { line: 2, column: 8, rule: 'content/placeholder' },
      { line: last, column: 1, rule: 'content/placeholder' },
    ])
  })

  it('are also texts that nobody has confirmed yet, emphasised or not', () => {
    const entry = read('policy/03-your-rights.md', (text) =>
      text
        .replace(/^title: .*$/m, 'title: To be confirmed by the harbour')
        .replace(/\n---\n[\s\S]*/, '\n---\n\n**To be confirmed.** A draft.\n\nThis is to be confirmed.\n'),
    )
    const message = '`To be confirmed` is still here: a release shows none'
    const line = lineOf(entry.text, '**To be confirmed.** A draft.')
    expect(placeholdersIn(entry)).toMatchObject([
      { line: 2, message },
      { line, message },
    ])
  })

  it('are also parts of a sentence that only others know, each at its place with what it is about', () => {
    const entry = read('policy/03-your-rights.md', (text) =>
      text
        .replace(/^title: .*$/m, "title: 'Kept for [period: To be confirmed]'")
        .replace(
          /\n---\n[\s\S]*/,
          '\n---\n\n- We keep it on the ground of [basis: to\n  be confirmed], [until when: to be confirmed].\n',
        ),
    )
    const line = lineOf(entry.text, '- We keep it')
    expect(placeholdersIn(entry)).toMatchObject([
      { line: 2, column: 18, message: '`[period: To be confirmed]` is still here: a release shows none' },
      { line, column: 31, message: '`[basis: to be confirmed]` is still here: a release shows none' },
      { line: line + 1, column: 18, message: '`[until when: to be confirmed]` is still here: a release shows none' },
    ])
  })

  it('are none where the real value stands', () => {
    expect(
      placeholdersIn(
        read('leaders/ada-winch.md', (text) =>
          text.replace('placeholder: true', 'placeholder: false').replaceAll('example.org', 'harbour.org'),
        ),
      ),
    ).toEqual([])
  })
})
