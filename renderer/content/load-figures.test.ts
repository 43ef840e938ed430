import { describe, expect, it } from 'vitest'
import { collectFigures } from './figures/collect.ts'
import { readSource } from './frontmatter/frontmatter.ts'
import { createLocator } from './problems/place-problems.ts'
import { pilotSchema } from './schemas/pilot.ts'
import { createContentTree, placesOf } from './testing/content-tree.ts'
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
    const file = `pilots/${id}.md`
    const original = tree.read(file)
    const source = readSource(file, original)
    if (!source.ok) throw new Error(`${file} is broken`)
    const figures = collectFigures(pilotSchema, source.value.fields)
    const locate = createLocator(() => source.value.text)
    expect(figures.length).toBeGreaterThan(0)
    // In the tests of every change some of them: each takes a check of the whole site.
    for (const figure of figures.filter((_, index) => index % everyDayOrLong(4, 1) === 0)) {
      const { line } = locate({ file, path: figure.path })
      const lines = original.split('\n')
      lines[line - 1] = changeValue(lines[line - 1] ?? '')
      tree.write(file, lines.join('\n'))
      const { problems } = tree.load()
      // A relation that no longer holds may be told as well.
      const told = problems.filter(({ rule }) => rule === 'figures/ledger')
      expect(placesOf(told), figure.name).toEqual([`${file}:${line} figures/ledger`])
      expect(told[0]?.message).toContain(`${id}/${figure.name}`)
    }
  })
})
