import { describe, expect, it } from 'vitest'
import { limits } from '../files/limits.ts'
import { readYaml } from './read-yaml.ts'

const { aliases, nesting, textLength } = limits

/** What is said of a piece of YAML, as `line:column message → fix`. */
function told(yaml: string): string[] {
  const read = readYaml('f.md', yaml)
  return read.ok ? [] : read.problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} → ${fix}`)
}

describe('what honest fields hold is not costly', () => {
  it.each([
    ['many fields', Array.from({ length: 5000 }, (_, index) => `k${index}: a\n`).join('')],
    ['a text with many brackets', `k: a ${'[a](b) {c} '.repeat(200)}`],
    ['a text with many stars', `k: a ${'*a* & *b* '.repeat(200)}`],
    ['brackets in quotes', `k: "${'['.repeat(200)}"`],
    ['a long list on one line', `k: [${'a: 1, '.repeat(200)}]`],
    ['lists within lists as deep as may be', `k: ${'['.repeat(nesting)}${']'.repeat(nesting)}`],
    ['a value within as many lists', `k: ${'['.repeat(nesting)}x${']'.repeat(nesting)}`],
    ['a text over many lines', `k: |\n${'  a line\n'.repeat(1000)}`],
    ['as many aliases as may be', `k: [&a x, ${'*a, '.repeat(aliases)}]`],
  ])('%s', (_, yaml) => {
    expect(told(yaml)).toEqual([])
  })
})

describe('what would stall a parser is reported, at its place', () => {
  it.each([
    ['lists', `t: a\nk: ${'['.repeat(5000)}`, `2:${5 + nesting}`, /nesting/],
    ['fields', `t: a\nk: ${'{a: '.repeat(5000)}`, `2:${5 + 4 * nesting}`, /nesting/],
    ['entries', `t: a\nk:\n  ${'- '.repeat(5000)}a`, `3:${5 + 2 * nesting}`, /nesting/],
    ['aliases', `k: &a x\nl: [${'*a, '.repeat(5000)}]`, `2:${6 + 4 * aliases}`, /aliases/],
    ['a long text', `t: a\nk: ${'a word '.repeat(textLength)}`, '2:4', /more than/],
  ])('%s', (_, yaml, place, message) => {
    expect(told(yaml)).toEqual([expect.stringMatching(new RegExp(`^${place} .*${message.source}.* → .`))])
  })

  it('names for values, in the time of any other file', () => {
    expect(told(`k: [${'&a x, '.repeat(5000)}]`)[0]).toMatch(/^1:5 `&a` is read as a name/)
  })
})

describe('valid YAML that a writer means otherwise:', () => {
  it.each([
    ['a tag', 'a: 1\nb: !!str c', '2:4 a text that begins with ! needs quotes → put quotes around it'],
    [
      'a name for a value',
      'a: &more than this',
      '1:4 `&more` is read as a name for the value after it, and is not shown → put quotes around a text that begins with &',
    ],
    [
      'a field that is given twice, however often',
      'a: 1\nb: 2\na: 3\na: 4',
      '3:1 the field `a` is given twice → keep one of them; if a new list entry begins here, put `- ` before its first field',
    ],
    [
      'an entry that begins further right',
      'a:\n  - one\n    - two',
      '3:5 this entry begins further right than the line above it, so YAML reads it as part of its text → put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
    ],
    [
      'a false space',
      'a:\n\u00a0\u00a0b: 1',
      '2:1 this is not a plain space, but a no-break space or similar, probably from a word processor or web page → delete the spaces here and type them again with the space bar',
    ],
  ])('%s', (_, yaml, message) => {
    expect(told(yaml)).toEqual([message])
  })

  it.each(['{ a: 1 }: c', '[a]: c', '? [a, b]\n: c'])('a list or fields for the name of a field: %j', (field) => {
    expect(told(`title: A\n${field}`)).toEqual([
      `2:${field.search(/[{[]/) + 1} expected the name of a field, found nothing, a list or fields → put quotes around a text that begins with [ or {`,
    ])
  })

  it.each([
    ['a list', '- a\n- b', '1:1'],
    ['a text', 'title', '1:1'],
    ['nothing', '', '1:1'],
    ['a second document', 'a: 1\n---\nb: 2', '2:1'],
    ['the end of a document', 'a: 1\n...\nb: 2', '2:1'],
    ['a directive', '%YAML 1.2\n---\na: 1', '1:1'],
  ])('%s where there should be fields', (_, yaml, place) => {
    expect(told(yaml)).toEqual([
      `${place} expected fields, each as \`name: value\` on a line of its own → begin with \`id: …\` or \`title: …\`, without a hyphen before it, and without lines of \`---\`, \`...\` or %`,
    ])
  })
})
