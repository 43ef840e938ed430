import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'
import { displayPath } from './file-access.ts'
import { findFiles } from './find-files.ts'
import { readText } from './read-text.ts'

/** What is found below the root, and what does not belong there, by the paths from it. */
function find(tree: ReturnType<typeof createContentTree>) {
  const { files, problems } = findFiles(tree.root)
  const fromRoot = ({ file }: { file: string }) => file.replace(`${tree.root}/`, '')
  return {
    files: files.map((file) => ({ ...file, file: fromRoot(file) })),
    problems: problems.map((problem) => ({ ...problem, file: fromRoot(problem) })),
  }
}

describe('content files', () => {
  it('are found with kind and id, in the order of their names', () => {
    const { files, problems } = find(createContentTree())
    expect(problems).toEqual([])
    const section = { kind: 'policy', id: 'your-rights', file: 'policy/03-your-rights.md' }
    expect(files).toContainEqual(expect.objectContaining(section))
    expect(files).toContainEqual(expect.objectContaining({ kind: 'about', id: 'about', file: 'pages/about.mdx' }))
    const pilots = files.filter(({ kind }) => kind === 'pilots').map(({ id }) => id)
    expect(pilots).toEqual([...pilots].sort())
  })

  it.each([
    ['pilots/My Pilot.md', 'name it my-pilot.md'],
    ['pilots/pilot.mdx', 'name it pilot.md'],
    ['pilots/notes.txt', 'name it notes.md'],
    ['articles/Ärger.md', 'name it arger.md'],
    ['partners/---.md', 'name it my-file.md'],
    ['policy/tides.md', 'name it 01-tides.md, with the number of its section'],
    ['policy/9-knots.md', 'name it 09-knots.md'],
    ['pilots/water.md.txt', 'name it water.md'],
    ['pilots/keeper-club.md.bak', 'there is already a keeper-club.md: remove this file, or give it another name'],
  ])('have a name that fits: %s is asked to change', (name, fix) => {
    const tree = createContentTree()
    tree.write(name, 'x')
    expect(find(tree).problems).toMatchObject([{ file: name, line: 1, column: 1, rule: 'files/name', fix }])
  })

  it.each(['pilots/.DS_Store', 'pilots/.keeper-club.md.swp', 'pages/.keep'])('do not include %s', (name) => {
    const tree = createContentTree()
    tree.write(name, 'x')
    expect(find(tree).problems).toEqual([])
  })

  it('do not include the guide for writers, which is no page, nor the schemas for editors', () => {
    const tree = createContentTree()
    mkdirSync(join(tree.root, '.schemas'))
    tree.write('GUIDE.md', '# The guide')
    tree.write('FIELDS.md', '# Every field')
    tree.write('.schemas/pilots.json', '{ "properties": {} }')
    expect(find(tree).files.map(({ file }) => file)).not.toContain('GUIDE.md')
    expect(find(tree).problems).toEqual([])
  })

  it.each(['GUIDES.md', 'README.md', 'pilots.json'])('do not lie beside the guide: %s', (name) => {
    const tree = createContentTree()
    tree.write(name, 'x')
    const [problem, ...others] = find(tree).problems
    expect([problem, others]).toMatchObject([{ file: name, rule: 'files/name' }, []])
    // A folder is no name for a file.
    expect(problem?.fix).not.toContain('did you mean `pilots`')
  })

  it('make a page only where the site has one, and suggest its name', () => {
    const tree = createContentTree()
    tree.write('pages/contacts.md', 'x')
    expect(find(tree).problems).toMatchObject([
      {
        file: 'pages/contacts.md',
        rule: 'files/name',
        fix: expect.stringMatching(/^did you mean `pages\/contact\.md`\?/),
      },
    ])
  })

  it.each([
    ['pages/home.md', 'pages/home.mdx', 'name it home.md'],
    ['pages/contact.md', 'pages/contacts.md', 'name it contact.md'],
    ['settings.md', 'setting.md', 'name it settings.md'],
    ['ledger.csv', 'ledger.tsv', 'name it ledger.csv'],
    ['relations.yaml', 'relations.yml', 'name it relations.yaml'],
    ['pages', 'page', 'name it pages'],
    ['pilots', 'Pilots', 'name it pilots'],
    ['pilots/keeper-club.md', 'pilots/Keeper-club.md', 'name it keeper-club.md'],
    ['pilots/keeper-club.md', 'pilots/keeper-club.md.txt', 'name it keeper-club.md'],
    ['policy/03-your-rights.md', 'policy/tides.md', 'name it 01-tides.md, with the number of its section'],
  ])('told by the name they have, and by nothing that follows from it: %s as %s', (right, wrong, fix) => {
    const tree = createContentTree()
    tree.rename(right, wrong)
    const { problems } = tree.load()
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ file: wrong, fix }])
  })

  it('are not looked for in a folder that does not exist', () => {
    expect(findFiles('/nowhere/at/all')).toMatchObject({
      files: [],
      problems: [{ file: '/nowhere/at/all', rule: 'files/missing' }],
    })
  })

  it('do not share the number of a section of the policy', () => {
    const tree = createContentTree()
    tree.write('policy/03-our-duties.md', tree.read('policy/03-your-rights.md'))
    expect(tree.load().problems.filter(({ file }) => file.startsWith('policy/'))).toHaveLength(1)
  })
})

describe('the text of a file', () => {
  const read = (content: string | Uint8Array) => {
    const tree = createContentTree()
    tree.write('pages/contact.md', content)
    const result = readText(join(tree.root, 'pages/contact.md'))
    return result.ok ? result.value : result.problems
  }

  it('is UTF-8', () => {
    expect(read('Genève – 你好 🌍')).toBe('Genève – 你好 🌍')
  })

  it.each([
    ['Latin-1', [0x41, 0x0a, 0x47, 0x65, 0x6e, 0xe8, 0x76, 0x65], 2, 4, 'this is not valid UTF-8'],
    ['UTF-16', [0xff, 0xfe, 0x41, 0x00], 1, 1, 'the file is saved as UTF-16'],
    ['UTF-8 that is cut in the middle of a character', [0x41, 0xe2, 0x82], 1, 2, 'this is not valid UTF-8'],
    ['Latin-1 behind the sign for a lost letter', [0xef, 0xbf, 0xbd, 0xe8], 1, 2, 'this is not valid UTF-8'],
  ])('is refused in %s, at the first byte that is wrong', (_, bytes, line, column, message) => {
    const fix = 'save the file as UTF-8 in the editor'
    expect(read(new Uint8Array(bytes))).toMatchObject([
      { file: expect.stringMatching(/contact\.md$/), line, column, rule: 'files/encoding', message, fix },
    ])
  })

  it('may hold the sign for a lost letter', () => {
    expect(read('a \uFFFD')).toBe('a \uFFFD')
  })

  it('is refused with a NUL character, at its place', () => {
    expect(read('---\na: b\0c')).toMatchObject([
      { file: expect.stringMatching(/contact\.md$/), line: 2, column: 5, rule: 'files/encoding' },
    ])
    expect(read('\0')).toMatchObject([{ line: 1, column: 1 }])
  })
})

describe('the path that messages name', () => {
  it('is relative to the working directory for what lies below it', () => {
    expect(displayPath(resolve('markdown/settings.md'))).toBe('markdown/settings.md')
    expect(displayPath(resolve('.'))).toBe('.')
  })

  it('is whole for everything else', () => {
    expect(displayPath('/elsewhere/settings.md')).toBe('/elsewhere/settings.md')
  })
})
