import { describe, expect, it } from 'vitest'
import { readLedger } from '../figures/ledger.ts'
import { writeTable } from '../figures/ledger-table.ts'
import { characters } from '../rules/characters.ts'
import { runRule } from '../testing/rule-run.ts'
import { findDeceiving } from './deceiving.ts'

const codesIn = (text: string) =>
  findDeceiving(text).map(({ index, message }) => `${index} ${/U\+\w+/.exec(message)?.[0]}`)

it.each([
  ['letters from right to left', 'שלום, مرحبا بالعالم'],
  ['marks of direction beside them', 'שלום\u200f!'],
  ['joiners in scripts that join', 'می\u200cخواهم क\u094d\u200dष ශ\u0dca\u200dර'],
  ['spaces of no width where they part words', 'ภาษา\u200bไทย'],
  ['emoji of several', '👩🏽\u200d🚀 👨\u200d👩\u200d👧 ❤️ 🏳️\u200d🌈'],
  ['flags that are spelled', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['hyphens that only show at an end of a line', 'Spenden\u00adaufruf'],
  ['accents and dashes', 'Genève – “yes”, ½ … €'],
])('a text may hold %s', (_, text) => {
  expect(findDeceiving(text)).toEqual([])
})

describe('is reported with its code', () => {
  it.each([
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
    ...['\u0007', '\u001b', '\u009b', '\u{e0041}'],
  ])('%j anywhere', (sign) => {
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    expect(codesIn(`a ${sign} b`)).toEqual([`2 ${code}`])
    expect(codesIn(`שלום${sign}`)).toEqual([`4 ${code}`])
  })

  it.each(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u3164'])('%j within a word and a number', (sign) => {
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`
    expect(codesIn(`ok wo${sign}rd 2${sign}0`)).toEqual([`5 ${code}`, `10 ${code}`])
    expect(codesIn(`приве${sign}т`)).toEqual([`5 ${code}`])
  })
})

describe('in a file, each at its place:', () => {
  const told = (body: string, more?: Parameters<typeof runRule>[2]) =>
    runRule(characters, body, more).map(({ line, column, rule }) => `${line}:${column} ${rule}`)

  it.each([
    ['a text', 'Fine.\n\nSee \u202ethis', '6:5'],
    ['an entity', 'Fine.\n\nSee &#x202e;this', '6:5'],
    ['a cell', '| a |\n|---|\n| b\u2066 |', '6:4'],
    ['code, which is shown as well', '`a\u202eb`', '4:3'],
  ])('%s', (_, body, place) => {
    expect(told(body)).toEqual([`${place} content/character`])
    expect(told(body.replace(/^\|.*\|$/s, 'a\n\n| b\u2066 |'), { format: 'mdx' })).toEqual([
      `${place} content/character`,
    ])
  })

  it.each([
    ['a field', 'lead: See \u202ethis', '3:11'],
    ['an escape in a field', 'lead: "See \\u202ethis"', '3:12'],
  ])('%s', (_, line, place) => {
    expect(told('', { above: ['title: A', line] })).toEqual([`${place} content/character`])
  })

  it('the ledger', () => {
    const text = writeTable([{ id: 'a/b', value: '1', pages: '/', meaning: 'See \u202ethis.', source: 'x' }])
    expect(readLedger('ledger.csv', text)).toMatchObject({
      ok: false,
      problems: [{ file: 'ledger.csv', line: 2, column: 12, rule: 'content/character' }],
    })
  })
})
