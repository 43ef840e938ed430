import { describe, expect, it } from 'vitest'
import { collectFigures } from './figures/collect.ts'
import { readSource } from './frontmatter/frontmatter.ts'
import { createMemory } from './memory/memory.ts'
import { pilotSchema } from './schemas/pilot.ts'
import { createContentTree, lineOf, placesOf } from './testing/content-tree.ts'
import { everyDayOrLong } from './testing/property.ts'

const pilots = ['keeper-club', 'lantern-post']

/** The same line with another value. */
function changeValue(line: string): string {
  const [, before = '', value = ''] = /^(.*?: )(.+)$/.exec(line) ?? []
  const number = Number(value)
  return before + (Number.isNaN(number) ? '2051-01-01' : String(number + 0.5))
}

describe('a figure that is changed in one place only', () => {
  it.each(pilots)('is reported with file and line, whichever figure of pilots/%s.md it is', (id) => {
    const tree = createContentTree()
    const memory = createMemory()
    const file = `pilots/${id}.md`
    const original = tree.read(file)
    const source = readSource(file, original)
    if (!source.ok) throw new Error(`${file} is broken`)
    const { fields, locate } = source.value
    const figures = collectFigures(pilotSchema, fields)
    expect(figures.length).toBeGreaterThan(0)
    // In the tests of every change some of them: each takes a check of the whole site.
    for (const figure of figures.filter((_, index) => index % everyDayOrLong(4, 1) === 0)) {
      const { line } = locate(figure.path)
      const lines = original.split('\n')
      lines[line - 1] = changeValue(lines[line - 1] ?? '')
      tree.write(file, lines.join('\n'))
      const { problems } = tree.load({ memory })
      // A relation that no longer holds may be told as well.
      const told = problems.filter(({ rule }) => rule === 'figures/ledger')
      expect(placesOf(told), figure.name).toEqual([`${file}:${line} figures/ledger`])
      expect(told[0]?.message).toContain(`${id}/${figure.name}`)
    }
  })

  it('is reported at the ledger when it is counted, with the new number', () => {
    const tree = createContentTree()
    tree.edit('ledger.yaml', (text) => text.replace(/(id: count\/leaders\n\s+value: )3/, '$14'))
    const line = lineOf(tree.read('ledger.yaml'), 'id: count/leaders') + 1
    const { problems } = tree.load()
    expect(placesOf(problems)).toEqual([`ledger.yaml:${line} figures/ledger`])
    expect(problems[0]?.fix).toContain('3 leaders')
  })

  it('is reported when only its qualifier or its unit changes', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) =>
      text.replace("value: 8600\n    unit: people\n    qualifier: '+'", 'value: 8600\n    unit: letters'),
    )
    const { problems } = tree.load()
    expect(placesOf(problems)).toEqual([
      `pilots/lantern-post.md:${lineOf(tree.read('pilots/lantern-post.md'), 'value: 8600')} figures/ledger`,
    ])
    expect(problems[0]?.message).toContain('8,600 letters')
    expect(problems[0]?.message).toContain('8,600+ people')
  })
})

describe('figures that stand in one place only', () => {
  it('asks for a new figure to be entered in the ledger', () => {
    const tree = createContentTree()
    tree.edit('pages/about.mdx', (text) =>
      text.replace('stats:\n', 'stats:\n  - id: offices\n    label: offices\n    value: 7\n    unit: offices\n'),
    )
    const { problems } = tree.load()
    expect(placesOf(problems)).toEqual([
      `pages/about.mdx:${lineOf(tree.read('pages/about.mdx'), 'value: 7')} figures/ledger`,
    ])
    expect(problems[0]?.fix).toContain('id: about/offices')
  })

  it('reports an entry of the ledger whose figure was removed, with the nearest name', () => {
    const tree = createContentTree()
    tree.edit('ledger.yaml', (text) => text.replace('id: home/judges', 'id: home/judge'))
    const { problems } = tree.load()
    const missing = problems.find(({ file }) => file === 'ledger.yaml')
    expect(missing?.line).toBe(lineOf(tree.read('ledger.yaml'), 'id: home/judge\n'))
    expect(missing?.fix).toContain('`home/judges`')
  })

  it('reports a figure of the ledger that is to be seen on a page which does not exist', () => {
    const tree = createContentTree()
    tree.edit('ledger.yaml', (text) => text.replace('- /get-inspired\n', '- /get-inspird\n'))
    const { problems } = tree.load()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'ledger.yaml', rule: 'figures/ledger' })
    expect(problems[0]?.fix).toContain('/get-inspired')
  })

  it('reports two figures of one name in a file at the second', () => {
    const tree = createContentTree()
    tree.edit('pilots/lantern-post.md', (text) => text.replace('id: postcard-reach', 'id: letter-reach'))
    const line = lineOf(tree.read('pilots/lantern-post.md'), 'value: 13650')
    expect(placesOf(tree.load().problems)).toContain(`pilots/lantern-post.md:${line} figures/name`)
  })

  it('reports a broken ledger by its line', () => {
    const tree = createContentTree()
    tree.edit('ledger.yaml', (text) => text.replace('notation: compact', 'notation: compcat'))
    const { problems } = tree.load()
    expect(placesOf(problems)).toEqual([
      `ledger.yaml:${lineOf(tree.read('ledger.yaml'), 'notation: compcat')} frontmatter/value`,
    ])
    expect(problems[0]?.fix).toContain('compact')
  })
})
