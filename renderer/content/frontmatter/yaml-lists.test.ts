import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { everyDayOrLong, fc, isLong } from '../testing/property.ts'
import { readYaml } from './frontmatter.ts'
import { readYamlLists, reopenYamlLists } from './yaml-lists.ts'

const entry = fc.record({
  id: fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}$/),
  value: fc.oneof(fc.integer(), fc.string({ maxLength: 30 }), fc.constant('a\n- b\n  - c\n\nd')),
  pages: fc.array(fc.constantFrom('/a', '/b'), { minLength: 1, maxLength: 2 }),
})
/** How many entries there are: the long tests have so many that the lists are read in pieces without being told to. */
const size = everyDayOrLong(601, 4001)
const wholeUpTo = isLong ? undefined : 0
const read = (result: ReturnType<typeof readYaml>) => {
  if (!result.ok) throw new Error(result.problems[0]?.message)
  return result.value
}
const many = (lists: object) => `# All figures.\n${stringify(lists, { lineWidth: 0, aliasDuplicateObjects: false })}`

describe('long lists', () => {
  const numRuns = everyDayOrLong(2, 10)
  it(`say the same, at the same places, as when they are read whole (${numRuns} random lists)`, () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 20, maxLength: 20 }),
        fc.array(entry, { minLength: 1 }),
        (some, others) => {
          const figures = Array.from({ length: size }, (_, index) => ({ ...some[index % some.length], index }))
          const source = many({ figures, others })
          const [pieces, whole] = [read(readYamlLists('l.yaml', source, wholeUpTo)), read(readYaml('l.yaml', source))]
          expect(pieces.fields).toEqual(whole.fields)
          const reopened = reopenYamlLists('l.yaml', () => source, wholeUpTo)
          for (const index of [0, 199, 200, 417, size - 1]) {
            for (const path of [
              ['figures', index],
              ['figures', index, 'value'],
              ['figures', index, 'pages', 0],
              ['others', 0],
            ]) {
              expect(pieces.locate(path)).toEqual(whole.locate(path))
              expect(reopened.locate(path)).toEqual(whole.locate(path))
            }
          }
          expect(pieces.locate(['figures'], 'key')).toEqual(whole.locate(['figures'], 'key'))
        },
      ),
      { numRuns },
    )
  })

  const figures = Array.from({ length: size }, (_, index) => ({
    id: `a/b${index}`,
    value: index,
    pages: ['/'],
  }))
  const sound = many({ figures })
  it.each([
    ['an entry that is no YAML', (text: string) => text.replace('id: a/b300', 'id: [a/b300')],
    ['a name that is used twice', (text: string) => `${text}figures:\n  - id: x\n`],
    ['a field that is given twice', (text: string) => text.replace('    value: 300', '    value: 300\n    value: 300')],
    ['a reference to nothing', (text: string) => text.replace('id: a/b300', 'id: *b')],
    ['a tab', (text: string) => text.replace('    value: 300', '\tvalue: 300')],
    ['an entry further to the left', (text: string) => text.replace('  - id: a/b300', '- id: a/b300')],
  ])('with %s are refused with the same words', (_, spoil) => {
    const text = spoil(sound)
    expect(text).not.toBe(sound)
    const whole = readYaml('l.yaml', text)
    expect(whole.ok).toBe(false)
    expect(JSON.stringify(readYamlLists('l.yaml', text, wholeUpTo))).toBe(JSON.stringify(whole))
  })
})
