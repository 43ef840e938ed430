import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readYaml } from './frontmatter.ts'
import { readYamlLists, reopenYamlLists } from './yaml-lists.ts'

const entry = fc.record({
  id: fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}$/),
  value: fc.oneof(fc.integer(), fc.string({ maxLength: 30 }), fc.constant('a\n- b\n  - c\n\nd')),
  pages: fc.array(fc.constantFrom('/a', '/b'), { minLength: 1, maxLength: 2 }),
})
/** So many that they are read in pieces. */
const size = 4001
const read = (result: ReturnType<typeof readYaml>) => {
  if (!result.ok) throw new Error(result.problems[0]?.message)
  return result.value
}
const many = (lists: object) => `# All figures.\n${stringify(lists, { lineWidth: 0, aliasDuplicateObjects: false })}`

describe('long lists', () => {
  it('say the same, at the same places, as when they are read whole', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 20, maxLength: 20 }),
        fc.array(entry, { minLength: 1 }),
        (some, others) => {
          const figures = Array.from({ length: size }, (_, index) => ({ ...some[index % some.length], index }))
          const source = many({ figures, others })
          const [pieces, whole] = [read(readYamlLists('l.yaml', source)), read(readYaml('l.yaml', source))]
          expect(pieces.fields).toEqual(whole.fields)
          const reopened = reopenYamlLists('l.yaml', () => source)
          for (const index of [0, 199, 200, 2017, 4000]) {
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
      { numRuns: 3, seed: 4711 },
    )
  }, 60_000)

  const figures = Array.from({ length: size }, (_, index) => ({
    id: `a/b${index}`,
    value: index,
    pages: ['/'],
  }))
  const sound = many({ figures })
  it.each([
    ['an entry that is no YAML', (text: string) => text.replace('id: a/b3000', 'id: [a/b3000')],
    ['a name that is used twice', (text: string) => `${text}figures:\n  - id: x\n`],
    [
      'a field that stands twice',
      (text: string) => text.replace('    value: 3000', '    value: 3000\n    value: 3000'),
    ],
    ['a reference to nothing', (text: string) => text.replace('id: a/b3000', 'id: *b')],
    ['a tab', (text: string) => text.replace('    value: 3000', '\tvalue: 3000')],
    ['an entry further to the left', (text: string) => text.replace('  - id: a/b3000', '- id: a/b3000')],
  ])('with %s are refused with the same words', (_, spoil) => {
    const text = spoil(sound)
    expect(text).not.toBe(sound)
    const whole = readYaml('l.yaml', text)
    expect(whole.ok).toBe(false)
    expect(JSON.stringify(readYamlLists('l.yaml', text))).toBe(JSON.stringify(whole))
  })
})
