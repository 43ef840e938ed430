import { describe, expect, it } from 'vitest'
import { limits } from '../files/limits.ts'
import { readYaml } from './frontmatter.ts'

const { names, nesting, textLength } = limits

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
    ['as many names as may be', `k: [&a x, ${'*a, '.repeat(names - 1)}]`],
  ])('%s', (_, yaml) => {
    expect(readYaml('f.md', yaml)).toMatchObject({ ok: true })
  })
})

describe('what would stall a parser is reported, at its place', () => {
  it.each([
    ['lists', `t: a\nk: ${'['.repeat(5000)}`, { line: 2, column: 5 + nesting, message: /nested/ }],
    ['fields', `t: a\nk: ${'{a: '.repeat(5000)}`, { line: 2, column: 5 + 4 * nesting, message: /nested/ }],
    ['entries', `t: a\nk:\n  ${'- '.repeat(5000)}a`, { line: 3, column: 5 + 2 * nesting, message: /nested/ }],
    ['references', `k: &a x\nl: [${'*a, '.repeat(5000)}]`, { line: 2, column: 5, message: /aliases/ }],
    ['names', `k: [${'&a x, '.repeat(5000)}]`, { line: 1, column: 5 + 6 * names, message: /aliases/ }],
    ['a long text', `t: a\nk: ${'a word '.repeat(textLength)}`, { line: 2, column: 4, message: /more than/ }],
  ])('%s', (_, yaml, { line, column, message }) => {
    const read = readYaml('f.md', yaml)
    expect(read).toMatchObject({ ok: false, problems: [{ file: 'f.md', line, column, rule: 'frontmatter/yaml' }] })
    expect(!read.ok && read.problems[0]?.message).toMatch(message)
    expect(!read.ok && read.problems[0]?.fix).toBeTruthy()
  })
})
