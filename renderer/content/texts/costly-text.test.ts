import { describe, expect, it } from 'vitest'
import { limits } from '../files/limits.ts'
import { findCostly } from './costly-text.ts'

const { marks, nesting, textLength } = limits
const word = 'a word '

describe('what an honest text holds is not costly', () => {
  it.each([
    ['a long text in paragraphs', `${word.repeat(1000)}\n\n`.repeat(9)],
    ['a paragraph of the longest length', 'a'.repeat(textLength)],
    ['many lists', '- one\n- two\n\n'.repeat(1000)],
    ['as many signs as may be', '*'.repeat(marks)],
    [
      'an honest table',
      `|a|b|c|d|\n|-|-|-|-|\n${'| [Lamp](/a) | :stat[b/c]{form=words} | :stat[b/c] | :stat[b/c] |\n'.repeat(90)}`,
    ],
    ['signs in many paragraphs', `${'*a* '.repeat(marks / 2)}\n\n`.repeat(9)],
    ['code far to the right', `    ${' '.repeat(90)}a`],
    ['quotations as deep as may be', `${'> '.repeat(32)}a`],
    ['a large table', `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|1|2|3|4|5|\n'.repeat(150)}`],
    ['a rule', '-'.repeat(300)],
    ['a few blocks with three colons', ':::note\n:::\n\n'.repeat(20)],
  ])('%s', (_, text) => {
    expect(findCostly(text)).toBeUndefined()
  })
})

describe('what would stall a parser is reported, at its place', () => {
  it.each([
    ['a paragraph without an end', `Fine.\n\n${word.repeat(2000)}`, 7, 'length'],
    ['lines without an empty one', `Fine.\n\n${`${word}\n`.repeat(2000)}`, 7, 'length'],
    ['an empty line that is none', `${`${word}\n\u00a0\n`.repeat(2000)}`, 0, 'length'],
    ['signs side by side', `Fine.\n\n${'*'.repeat(marks + 1)}`, 7, 'length'],
    ['rows of a table', `|-|-|\n${'| a | b |\n'.repeat(marks / 3 + 1)}`, 3326, 'length'],
    ['backticks', '` '.repeat(marks + 1), 0, 'length'],
    ['brackets', '['.repeat(marks + 1), 0, 'length'],
    ['tags', '<a '.repeat(marks + 1), 0, 'length'],
    ['cells', `|${'a|'.repeat(marks)}`, 0, 'length'],
    ['rows without their cells', `a|${'b|'.repeat(99)}\n-|${'-|'.repeat(99)}\n${'c\n'.repeat(500)}`, 418, 'length'],
    ['quotations', `${'>'.repeat(nesting + 1)} a`, nesting, 'nesting'],
    ['lists on one line', `Fine.\n\n${'- '.repeat(nesting + 1)}a`, 107, 'nesting'],
    ['numbered lists on one line', `${'1. '.repeat(nesting)}a`, 100, 'nesting'],
    [
      'lists over many lines',
      Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      2750,
      'nesting',
    ],
    ['tabs', `${'\t'.repeat(26)}- a`, 25, 'nesting'],
    ['blocks with three colons', ':::note\n'.repeat(nesting + 1), 400, 'nesting'],
  ])('%s', (_, text, index, rule) => {
    const costly = findCostly(text)
    expect(costly).toMatchObject({ index, rule })
    expect(costly?.message).toMatch(/^(?:more than|this table|lists)/)
    expect(costly?.fix).toBeTruthy()
  })
})
